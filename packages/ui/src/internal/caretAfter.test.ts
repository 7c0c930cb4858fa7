import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, type AmountKind } from '../primitives/AmountField/amountText';
import { numberText } from '../primitives/NumberField/numberText';
import { caretAfter, type Edited } from './caretAfter';
import { latinDigits } from './latinDigits';
import { formatDate, parseDate } from './localDate';

const LANGUAGES = ['en', 'es', 'tr', 'ar', 'hi'];
const USDT: AmountKind = { currency: 'USDT', scale: 6, decimals: 6 };

/** Parses text in which `|` marks the caret. */
const at = (marked: string): Edited => ({
  text: marked.replace('|', ''),
  caret: marked.indexOf('|'),
});
const marked = (text: string, caret: number) => `${text.slice(0, caret)}|${text.slice(caret)}`;

test.each([
  ['123,|456', '123.456', '123.|456'],
  ['123|,456', '123.456', '123|.456'],
  ['٣|', '3', '3|'],
  ['1,234.50 USDT|', '1234.50', '1234.50|'],
  ['12|34567', '1,234,567', '1,2|34,567'],
  ['1.239|', '1.23', '1.23|'],
  ['1.3|33', '1.33', '1.3|3'],
  ['0|100', '100', '|100'],
  ['-|5', '-5', '-|5'],
  ['|5', '5', '|5'],
  ['1/2|/2026', '01/02/2026', '01/02|/2026'],
  ['', '100', '|100'],
])('formats "%s" as "%s", and moves the caret to "%s"', (edited, formatted, expected) => {
  const edit = edited === '' ? { text: '', caret: 0 } : at(edited);
  expect(marked(formatted, caretAfter(edit, formatted))).toBe(expected);
});

interface Field {
  text: string;
  start: number;
  end: number;
}

/** Replaces the selection with text. Returns the same field if the edit is rejected. */
function insert({ text, start, end }: Field, inserted: string, language?: string): Field {
  const edited = text.slice(0, start) + inserted + text.slice(end);
  const formatted = amountText(edited, USDT, language);
  if (formatted === undefined) return { text, start, end };
  const caret = caretAfter({ text: edited, caret: start + inserted.length }, formatted);
  return { text: formatted, start: caret, end: caret };
}

const digits = (text: string) => latinDigits(text).replace(/\D/g, '');

const amount = fc
  .tuple(fc.nat({ max: 9_999_999 }), fc.option(fc.nat({ max: 9999 }), { nil: undefined }))
  .map(([whole, fraction]) => (fraction === undefined ? `${whole}` : `${whole}.${fraction}`));

const field: fc.Arbitrary<Field> = amount.chain((text) =>
  fc
    .tuple(fc.nat({ max: text.length }), fc.nat({ max: text.length }))
    .map(([a, b]) => ({ text, start: Math.min(a, b), end: Math.max(a, b) })),
);

/** Digits that keyboards of several languages produce. */
const keyed = fc
  .tuple(fc.stringMatching(/^\d{1,4}$/), fc.constantFrom('0', '٠', '०'))
  .map(([text, zero]) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit))),
  );

test('keeps the digits before the caret after any input in an amount', () => {
  const pasted = fc
    .tuple(fc.nat({ max: 99_999_999 }), fc.constantFrom(...LANGUAGES), fc.boolean())
    .map(([number, language, unit]) => ({
      text: new Intl.NumberFormat(language).format(number / 100) + (unit ? ' USDT' : ''),
      language,
    }));
  const typed = fc
    .oneof(keyed, fc.constantFrom(',', '.', '٫', 'x', '-', ''))
    .map((text) => ({ text, language: undefined }));
  fc.assert(
    fc.property(field, fc.oneof(pasted, typed), (before, { text, language }) => {
      const after = insert(before, text, language);
      const edited = before.text.slice(0, before.start) + text + before.text.slice(before.end);
      if (amountText(edited, USDT, language) === undefined) {
        expect(after).toEqual(before);
        return;
      }
      const left = digits(before.text.slice(0, before.start) + text);
      const all = digits(after.text);
      expect(digits(edited).startsWith(all)).toBe(true);
      expect(digits(after.text.slice(0, after.start))).toBe(left.slice(0, all.length));
      // Formatting the result again must not change it.
      expect(amountText(after.text, USDT)).toBe(after.text);
    }),
    { numRuns: 1000 },
  );
});

test('produces the same amount by typing as by pasting', () => {
  const marks = fc.constantFrom('', ',', '.', '٫');
  fc.assert(
    fc.property(field, marks, keyed, (before, mark, text) => {
      const kept = before.text.slice(0, before.start) + before.text.slice(before.end);
      fc.pre(mark === '' || !kept.includes('.'));
      const fraction = latinDigits(text);
      const expected =
        before.text.slice(0, before.start) +
        (mark && '.') +
        fraction +
        before.text.slice(before.end);
      // Other tests cover truncated and rejected amounts.
      fc.pre(amountText(expected, USDT) === expected);
      const after = [...mark, ...text].reduce((state, key) => insert(state, key), before);
      expect(after.text).toBe(expected);
      expect(after.start).toBe(before.start + mark.length + text.length);
    }),
    { numRuns: 1000 },
  );
});

test.each(LANGUAGES)('keeps the caret when a number or date is formatted in %s', (language) => {
  const number = numberText(language, 2);
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 8 }), (value, place) => {
      const text = `${value}`;
      const caret = Math.min(place, text.length);
      const formatted = number.format(value);
      const before = formatted.slice(0, caretAfter({ text, caret }, formatted));
      expect(digits(before)).toBe(text.slice(0, caret));
    }),
    { numRuns: 200 },
  );
  const date = formatDate('2026-03-05', language);
  const short = latinDigits(date).replaceAll('0', '').replace('226', '2026');
  expect(parseDate(short, language)).toBe('2026-03-05');
  const behindYear = short.indexOf('2026') + 4;
  const caret = caretAfter({ text: short, caret: behindYear }, date);
  expect(latinDigits(date).slice(0, caret)).toMatch(/2026$/);
});
