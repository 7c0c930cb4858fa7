import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { toCsv, type CsvValue } from './csv';

const cell = (value: CsvValue) => {
  const [, line] = toCsv([{ header: 'A', value: () => value }], [0]).split(/(?<=^\uFEFFA\r\n)/);
  return line;
};

test('a file begins with a byte order mark and a header row, and every row ends with a line break', () => {
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
  ['a time in UTC', new Date(Date.UTC(2026, 0, 5, 15, 7)), '2026-01-05T15:07:00.000Z'],
  ['an invalid time', new Date(NaN), ''],
  ['null', null, ''],
  ['an unknown value', undefined, ''],
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'say "hi"', '"say ""hi"""'],
  ['a line break', 'one\r\ntwo', '"one\r\ntwo"'],
])('writes a value into a cell: %s', (_, value, text) => {
  expect(cell(value)).toBe(`${text}\r\n`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '＝1+1'])(
  '%j, which is a formula, becomes text',
  (text) => {
    expect(cell(text)).toBe(`'${text}\r\n`);
  },
);

test.each([
  ["x;=cmd|'/C calc'!A0;", "x;'=cmd|'/C calc'!A0;"],
  ['x;=1+1;', "x;'=1+1;"],
  ['x\t+1|-1', "x\t'+1|'-1"],
  ['\t=1', "'\t'=1"],
  ['x;＝1+1', "x;'＝1+1"],
  ['x;"=1+1', '"x;""\'=1+1"'],
  ['x\n=1+1', '"x\n\'=1+1"'],
])('%j is not a formula, even if other characters separate cells', (text, written) => {
  expect(cell(text)).toBe(`${written}\r\n`);
});

test.each(['a; b', 'a-b', 'a|b\tc', 'a @b'])('%j stays unchanged', (text) => {
  expect(cell(text)).toBe(`${text}\r\n`);
});

test('a formula with quotes becomes quoted text', () => {
  expect(cell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});
