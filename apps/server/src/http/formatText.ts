import { formatTime } from '../account/formatTime';

export type TextsOf<Namespace> = Omit<Namespace, '$namespace'>;

export type ParamsOf<Text> = Text extends (params: infer Params) => string ? [params: Params] : [];

export type Params = Readonly<Record<string, string | number>>;

/** Timestamps, which clients show in the reader's language and time zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const withTime = (value: string | number): string | number =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value))
    ? formatTime(new Date(value))
    : value;

const withTimes = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, withTime(value)]));

/** Returns the English message of a code. Clients translate messages from code and parameters. */
export function formatText(texts: object, code: string, params: Params | undefined): string {
  // The types of Refusal, Problem and done() guarantee a valid code and its parameters.
  const text = (texts as Record<string, string | ((params: Params | undefined) => string)>)[code];
  return typeof text === 'function' ? text(params && withTimes(params)) : String(text);
}
