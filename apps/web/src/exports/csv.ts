import { toDecimal, type MicroUsdt } from '@platform/rules/money';

/**
 * What a cell holds: a text, an amount in micro-USDT, a moment as a `Date`, a number, or nothing. Amounts
 * are written exactly, moments in UTC.
 */
export type CsvValue = string | MicroUsdt | Date | number | null | undefined;

/** A moment, epoch ms; nothing where there is none. */
export const at = (moment: number | null | undefined): Date | null =>
  moment === null || moment === undefined ? null : new Date(moment);

/** A column of a file. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
}

/** Programs that open the file take it for UTF-8 by this mark, and not for their own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What spreadsheets take for the beginning of a formula, in its wide form too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A formula at what may be the beginning of a cell, too: where amounts are written with a comma, spreadsheets
 * separate cells by `;`, and quotes around a comma do not protect what follows.
 */
const LATER_FORMULA = /([;|\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

/** What would be read as a formula is marked as a text: it may come from someone else. */
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

/** Rows as CSV after RFC 4180, with a line of headers. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  BYTE_ORDER_MARK +
  lineOf(columns.map(({ header }) => header)) +
  rows.map((row) => lineOf(columns.map(({ value }) => value(row)))).join('');
