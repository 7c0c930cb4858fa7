import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { describe, test } from 'vitest';
import { prose } from './prose.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({ languageOptions: { parser: ts.parser } });

const errors = (count: number) => Array.from({ length: count }, () => ({ messageId: 'prose' }));
const LONG = Array.from({ length: 26 }, () => 'word').join(' ');

tester.run('prose', prose, {
  valid: [
    '/** Returns what is left. */\nconst a = 1;',
    // A sentence may span two lines.
    '// The balance covers the stake, and\n// what is left stays.\nconst a = 1;',
    "test('[WINGO-03] refuses a bet after betting closes', run);",
    "test('sorts by date', run);",
    // Arguments of other functions are not titles.
    "log('what happened');",
  ],
  invalid: [
    { code: '/** What is left. */\nconst a = 1;', errors: errors(1) },
    { code: '// Whether it is open.\nconst a = 1;', errors: errors(1) },
    { code: `/**\n * Returns ${LONG}\n * and more.\n */\nconst a = 1;`, errors: errors(1) },
    { code: "test('[WINGO-03] what was refused stays', run);", errors: errors(1) },
    { code: "describe.each([1])('so a bet %s', run);", errors: errors(1) },
    { code: 'it(`of ${2} bets one wins`, run);', errors: errors(1) },
  ],
});
