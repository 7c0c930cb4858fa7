import { bytesOf, FairnessError } from './bytes';

export type Row = Readonly<Record<string, unknown>>;

const wrong = (field: string, expected: string): never => {
  throw new FairnessError(`'${field}' is not ${expected}.`);
};

export const rowOf = (value: unknown, name: string): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Row)
    : wrong(name, 'an object');

export function textIn(row: Row, field: string): string {
  const value = row[field];
  return typeof value === 'string' && value !== '' ? value : wrong(field, 'a text');
}

/** Reads an integer from `least` to `most`. */
export function wholeIn(
  row: Row,
  field: string,
  least = 0,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  const value = row[field];
  const fits = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  return fits ? Number(value) : wrong(field, `a whole number from ${least} to ${most}`);
}

export function hexIn(row: Row, field: string, bytes: number): string {
  const text = textIn(row, field);
  bytesOf(text, `field '${field}'`, bytes);
  return text;
}

export function oneOf<const Choice extends string>(
  row: Row,
  field: string,
  choices: readonly Choice[],
): Choice {
  const value = row[field];
  return choices.find((choice) => choice === value) ?? wrong(field, choices.join(' or '));
}

export const nullOr = <Value>(row: Row, field: string, read: (field: string) => Value) =>
  row[field] === null || row[field] === undefined ? null : read(field);
