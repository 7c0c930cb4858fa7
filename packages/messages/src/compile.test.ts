import { expect, test } from 'vitest';
import { argumentsOf } from './arguments.ts';
import { formatterModule, namespaceModule, namespaceTypes } from './compile.ts';

const TEXTS = {
  submit: 'Withdraw Now',
  fee: 'A fee of {fee} is deducted',
  bets: '{count, plural, one {# bet} other {# bets}} of {name}',
  kind: "It''s {kind, select, win {a win} other {over}}: `{count, number}` $",
};

interface Compiled {
  submit: string;
  fee: (args: { fee: string }) => string;
  bets: (args: { count: number; name: string }) => string;
  kind: (args: { kind: string; count: number }) => string;
}

async function compiled(language: string, texts: Readonly<Record<string, string>>) {
  const code = `${formatterModule(language)}${namespaceModule('namespace', texts)}`.replace(
    "import { formatter } from './formatter.js';\n",
    '',
  );
  const inlined = code.replace(
    "'@internationalized/string'",
    `'${import.meta.resolve('@internationalized/string')}'`,
  );
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(inlined)}`
  )) as {
    namespace: Compiled;
  };
  return module.namespace;
}

test('compiles a text to a string, or to a function if it takes arguments', async () => {
  const namespace = await compiled('en', TEXTS);
  expect(namespace.submit).toBe('Withdraw Now');
  expect(namespace.fee({ fee: '1 USDT' })).toBe('A fee of 1 USDT is deducted');
  expect(namespace.bets({ count: 1, name: 'Asha' })).toBe('1 bet of Asha');
  expect(namespace.bets({ count: 1200, name: 'Asha' })).toBe('1,200 bets of Asha');
  expect(namespace.kind({ kind: 'win', count: 2 })).toBe("It's a win: `2` $");
});

test('uses the numbers and plural forms of the language', async () => {
  const bets =
    '{count, plural, zero {لا رهان} one {رهان} two {رهانان} few {# رهانات} many {# رهانًا} other {# رهان}}';
  const namespace = await compiled('ar-EG', { bets });
  expect(namespace.bets({ count: 2, name: '' })).toBe('رهانان');
  expect(namespace.bets({ count: 3, name: '' })).toBe('٣ رهانات');
});

test('declares the arguments with their types and the English text', () => {
  expect(namespaceTypes('namespace', TEXTS)).toBe(`export declare const namespace: {
  readonly $namespace: 'namespace';
  /** Withdraw Now */
  readonly submit: string;
  /** A fee of {fee} is deducted */
  readonly fee: (args: { fee: string | number }) => string;
  /** {count, plural, one {# bet} other {# bets}} of {name} */
  readonly bets: (args: { count: number; name: string | number }) => string;
  /** It''s {kind, select, win {a win} other {over}}: \`{count, number}\` $ */
  readonly kind: (args: { kind: string; count: number }) => string;
};
`);
});

test('declares an argument as a number if it is both pluralised and inserted', () => {
  const found = argumentsOf('{count}: {count, plural, one {a bet by {name}} other {bets}}');
  expect([...found].map(([name, { kind }]) => [name, kind])).toEqual([
    ['count', 'number'],
    ['name', 'string | number'],
  ]);
});
