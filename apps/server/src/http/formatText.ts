import { formatTime } from '../account/formatTime';

/** The texts of a namespace of the catalogue, without its name. */
export type TextsOf<Namespace> = Omit<Namespace, '$namespace'>;

/** The arguments of a message; none where it is plain text. */
export type ParamsOf<Text> = Text extends (params: infer Params) => string ? [params: Params] : [];

/** The arguments of a message, as they travel. */
export type Params = Readonly<Record<string, string | number>>;

/** An argument that is a moment: clients show it in the language and the time zone of the reader. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const withTime = (value: string | number): string | number =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value))
    ? formatTime(new Date(value))
    : value;

const withTimes = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, withTime(value)]));

/** What the server says in English: clients word its code and arguments in other languages. */
export function formatText(texts: object, code: string, params: Params | undefined): string {
  // The types of Refusal, Problem and done() say that the code is there, and takes these arguments.
  const text = (texts as Record<string, string | ((params: Params | undefined) => string)>)[code];
  return typeof text === 'function' ? text(params && withTimes(params)) : String(text);
}
