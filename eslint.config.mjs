import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import ts from 'typescript-eslint';
import { rooms } from './rooms.mjs';
import { prose } from './scripts/lint/prose.mjs';
import { textAlone } from './scripts/lint/textAlone.mjs';

/** Code patterns for each capability, and the alternative in rooms without it. */
const CAPABILITIES = {
  network: {
    globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    instead: 'take the data as props, or call through @platform/api',
  },
  storage: {
    globals: ['localStorage', 'sessionStorage', 'indexedDB'],
    instead: 'use the session of @platform/api, or take the value as a prop',
  },
  environment: {
    globals: ['process'],
    instead: 'take the value from the configuration that main.ts hands in',
  },
  clock: {
    syntax: [
      "MemberExpression[object.name='Date'][property.name='now']",
      "MemberExpression[object.name='performance'][property.name='now']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
    ],
    instead: 'take the time as a prop or port (in packages/ui: systemClock of internal/seams)',
  },
  timers: {
    globals: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'requestAnimationFrame',
      'requestIdleCallback',
    ],
    syntax: ["MemberExpression[object.name='AbortSignal'][property.name='timeout']"],
    instead: 'take a port that waits, or let the caller decide when',
  },
  randomness: {
    syntax: [
      "MemberExpression[object.name='Math'][property.name='random']",
      "MemberExpression[object.name='crypto'][property.name=/^(randomUUID|getRandomValues)$/]",
    ],
    instead: 'take randomness as a prop or port (in packages/ui: systemRandom of internal/seams)',
  },
};

/** Patterns that are refused everywhere. */
const STYLE = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No `export *`: list each public name.',
  },
  {
    selector: 'TSEnumDeclaration',
    message: 'No enums: use a union of string literals.',
  },
  {
    selector: ':matches(SpreadElement, JSXSpreadAttribute)[argument.type="ObjectExpression"]',
    message: 'No `...{ a, b }`: write the properties without a spread.',
  },
  {
    selector: `:matches(${[
      "CallExpression[callee.property.name='concurrent']",
      "CallExpression[callee.callee.object.property.name='concurrent']",
    ].join()}) MemberExpression:matches(${[
      "[object.name='expect'][property.name=/^(assertions|hasAssertions|poll|soft)$/]",
      "[object.callee.name='expect'][property.name=/Snapshot$/]",
    ].join()}):not(:function[params.0.properties.0.key.name='expect'] MemberExpression)`,
    message:
      'The imported `expect` does not know which concurrent test calls it: take `expect` from the argument of the test.',
  },
];

/** Memory leak in a server: Node 20 keeps each derived signal for as long as its source signal. */
const LEAKS = [
  {
    selector: "MemberExpression[object.name='AbortSignal'][property.name='any']",
    message: 'No `AbortSignal.any` in the server: use `untilAborted` of ports/untilAborted.',
  },
];

/** Patterns refused in individual rooms, in addition to capabilities. */
const ROOM_STYLE = {
  web: [
    {
      selector: "JSXOpeningElement[name.type='JSXIdentifier'][name.name=/^[a-z]/]",
      message:
        'apps/web has no HTML elements: use a component of @platform/ui, or add the missing one there.',
    },
    {
      selector: 'JSXAttribute[name.name=/^(className|style)$/]',
      message:
        'apps/web styles nothing: give the component of @platform/ui a prop for what you need.',
    },
    {
      selector: 'ImportDeclaration[source.value=/\\.css(\\.ts)?$/]',
      message: 'apps/web has no CSS: styles live beside their component in @platform/ui.',
    },
    {
      // Vite moves this `then` into its own import helper, where a missing style sheet goes
      // unnoticed.
      selector:
        "CallExpression > MemberExpression[object.type='ImportExpression'][property.name='then']",
      message: 'No `import(…).then`: await the import in a function of its own, and wait for that.',
    },
  ],
};

/** Hard-coded texts for users. Error messages are allowed, because only developers read them. */
const TEXTS = [
  'JSXText[value=/\\p{L}{2}/u]',
  'JSXAttribute > Literal[value=/^\\p{Lu}\\p{Ll}|\\p{L} \\p{L}/u]:not(JSXAttribute[name.name=/^(className|command|d|media|points|rel|sizes|viewBox)$/] > Literal)',
  'Literal[value=/^\\p{Lu}\\p{Ll}+,? \\p{L}{4}/u]:not(NewExpression[callee.name=/(Error|MissingCode)$/] Literal)',
  'TemplateElement[value.cooked=/\\p{Lu}\\p{Ll}+,? \\p{L}{2}/u]:not(NewExpression[callee.name=/Error$/] TemplateElement)',
].map((selector) => ({
  selector,
  message:
    'Texts that a person reads belong in packages/messages/catalogue/en.json, so that every language has them.',
}));

/**
 * Browser globals that jsdom lacks. A component that uses one fails in the tests of an application.
 */
const LACKING_IN_JSDOM = [
  'NewExpression[callee.name=/^(ResizeObserver|IntersectionObserver|DataTransfer)$/]',
  "CallExpression[callee.name='matchMedia']",
  'CallExpression[callee.property.name=/^(matchMedia|scrollIntoView|setPointerCapture|animate|getAnimations|showPopover|hidePopover|showModal|checkVisibility)$/]',
  "MemberExpression[object.name='document'][property.name='fonts']",
  "MemberExpression[object.name='CSS']",
].map((selector) => ({
  selector,
  message: 'jsdom lacks this: use a function of packages/ui/src/internal/browser.ts, or add one.',
}));

const SHOWS_TEXTS =
  /^(ui\/(theme|internal|primitives|layout|data|shell|landing|account|wallet|team|support|games)|web(\/pages)?)$/;

const withheldFrom = (room) =>
  Object.entries(CAPABILITIES).filter(([name]) => !room.capabilities.includes(name));

/**
 * Returns the linter configuration of a room. A regular expression selects the files of the room,
 * because a glob cannot express the selection.
 */
const roomConfig = (room) => ({
  name: `room ${room.name}`,
  files: [['**/*.{ts,tsx}', (path) => new RegExp(room.path).test(relative(path))]],
  rules: {
    'no-restricted-globals': [
      'error',
      ...withheldFrom(room).flatMap(([capability, { globals = [], instead }]) =>
        globals.map((name) => ({
          name,
          message: `The room ${room.name} lacks the capability '${capability}': ${instead}.`,
        })),
      ),
    ],
    'no-restricted-syntax': [
      'error',
      ...STYLE,
      ...(ROOM_STYLE[room.name] ?? []),
      ...(room.path.includes('apps/server') ? LEAKS : []),
      ...(SHOWS_TEXTS.test(room.name) ? TEXTS : []),
      ...(SHOWS_TEXTS.test(room.name) && room.name.startsWith('ui/') ? LACKING_IN_JSDOM : []),
      ...withheldFrom(room).flatMap(([capability, { syntax = [], instead }]) =>
        syntax.map((selector) => ({
          selector,
          message: `The room ${room.name} lacks the capability '${capability}': ${instead}.`,
        })),
      ),
      ...withheldFrom(room).flatMap(([capability, { globals = [], instead }]) =>
        globals.map((name) => ({
          selector: `MemberExpression[object.name=/^(window|globalThis)$/][property.name='${name}']`,
          message: `The room ${room.name} lacks the capability '${capability}': ${instead}.`,
        })),
      ),
    ],
  },
});

const root = import.meta.dirname.replaceAll('\\', '/');
const relative = (path) => path.replaceAll('\\', '/').slice(root.length + 1);

export default ts.config(
  {
    ignores: [
      '**/dist/',
      '**/dist-journeys/',
      '**/storybook-static/',
      '**/.cache/',
      '**/.stryker-tmp/',
      '.data/',
      '**/test-results/',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  {
    languageOptions: { parserOptions: { tsconfigRootDir: root } },
    rules: {
      'no-restricted-syntax': ['error', ...STYLE],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'packages/{ui,api,studio}/**/*.ts', 'apps/web/**/*.ts', '.storybook/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['**/*.tsx'],
    // Excludes the screens of other libraries, which the benchmark only measures.
    ignores: ['**/*.test.tsx', 'scripts/bench/**'],
    plugins: { markup: { rules: { 'text-alone': textAlone } } },
    rules: { 'markup/text-alone': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { prose: { rules: { prose } } },
    rules: { 'prose/prose': 'error' },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{js,mjs}', 'scripts/**'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'setTimeout',
          'clearTimeout',
          'fetch',
          'AbortSignal',
          'Buffer',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  ...rooms.map(roomConfig),
);
