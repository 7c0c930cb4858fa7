import { toDecimal, type MicroUsdt } from '@platform/rules/money';

/**
 * Cell value: text, amount in micro-USDT, date, number, or nothing. Amounts are written exactly,
 * dates in UTC.
 */
export type CsvValue = string | MicroUsdt | Date | number | null | undefined;

export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
}

/** Byte order mark, from which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** First characters of spreadsheet formulas, including full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Formula after a possible cell separator. Spreadsheets separate cells with `;` in languages with a
 * decimal comma, and quotes around a comma do not protect the text after it.
 */
const LATER_FORMULA = /([;|\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

/** Neutralises formulas, which may come from another member. */
function harmless(text: string): string {
  const marked = text.replace(LATER_FORMULA, "$1'");
  return FORMULA.test(text) ? `'${marked}` : marked;
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const momentText = (moment: Date) => (Number.isNaN(moment.getTime()) ? '' : moment.toISOString());

function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'bigint') return toDecimal(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? harmless(value) : momentText(value);
}

const lineOf = (values: readonly CsvValue[]) =>
  values.map((value) => quoted(textOf(value))).join(',') + LINE_END;

/** Returns rows as CSV (RFC 4180) with a header line. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  BYTE_ORDER_MARK +
  lineOf(columns.map(({ header }) => header)) +
  rows.map((row) => lineOf(columns.map(({ value }) => value(row)))).join('');
