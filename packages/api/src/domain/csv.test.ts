import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { toCsv, type CsvValue } from './csv';

const cell = (value: CsvValue) => {
  const [, line] = toCsv([{ header: 'A', value: () => value }], [0]).split(/(?<=^\uFEFFA\r\n)/);
  return line;
};

test('a mark of UTF-8, a line of headers, and a line for each row, each with its end', () => {
  const columns = [
    { header: 'Game', value: ({ game }: { game: string }) => game },
    { header: 'النتيجة', value: () => 7 },
  ];
  expect(toCsv(columns, [{ game: 'Wingo' }, { game: 'Dice' }])).toBe(
    '\uFEFFGame,النتيجة\r\nWingo,7\r\nDice,7\r\n',
  );
  expect(toCsv(columns, [])).toBe('\uFEFFGame,النتيجة\r\n');
});

test.each<[string, CsvValue, string]>([
  ['an exact amount', parseUsdt('-12345678901.000001'), '-12345678901.000001'],
  ['a moment in UTC', new Date(Date.UTC(2026, 0, 5, 15, 7)), '2026-01-05T15:07:00.000Z'],
  ['no moment', new Date(NaN), ''],
  ['nothing', null, ''],
  ['what is not known', undefined, ''],
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'say "hi"', '"say ""hi"""'],
  ['lines', 'one\r\ntwo', '"one\r\ntwo"'],
])('%s', (_, value, text) => {
  expect(cell(value)).toBe(`${text}\r\n`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '＝1+1'])('the formula %j is a text', (text) => {
  expect(cell(text)).toBe(`'${text}\r\n`);
});

test.each([
  ["x;=cmd|'/C calc'!A0;", "x;'=cmd|'/C calc'!A0;"],
  ['x;=1+1;', "x;'=1+1;"],
  ['x\t+1|-1', "x\t'+1|'-1"],
  ['\t=1', "'\t'=1"],
  ['x;＝1+1', "x;'＝1+1"],
  ['x;"=1+1', '"x;""\'=1+1"'],
  ['x\n=1+1', '"x\n\'=1+1"'],
])('%j is no formula where other signs separate cells', (text, written) => {
  expect(cell(text)).toBe(`${written}\r\n`);
});

test.each(['a; b', 'a-b', 'a|b\tc', 'a @b'])('%j is written as it is', (text) => {
  expect(cell(text)).toBe(`${text}\r\n`);
});

test('a formula with quotes is a text in quotes', () => {
  expect(cell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});
