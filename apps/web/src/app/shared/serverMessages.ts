import type { ServerMessage } from '@platform/api';
import { language } from '@platform/messages/language';
import type * as serverTexts from './serverTexts';

type Params = NonNullable<ServerMessage['params']>;
type Texts = typeof serverTexts;

/** Matches times in the server's format. */
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Returns the parameters with times in the reader's language and time zone. */
function withTimes(params: Params): Params {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const shown = (value: Params[string]) =>
    typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
      ? format.format(new Date(value))
      : value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
}

/**
 * Returns the text of a code; `undefined` if the server has another version, so that the code is
 * unknown or its parameters are missing.
 */
function textIn(texts: object, { code = '', params }: ServerMessage): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  const text = (texts as Readonly<Record<string, string | ((params: Params) => string)>>)[code];
  return typeof text === 'function' ? params && text(withTimes(params)) : text;
}

/** Returns the text of a code in the reader's language, else the server's own message. */
async function format(message: ServerMessage, textsOf: (texts: Texts) => object): Promise<string> {
  // The server's own message is in English.
  if (message.code === undefined || language === 'en') return message.message;
  const texts = await import('./serverTexts').catch(() => undefined);
  return (texts && textIn(textsOf(texts), message)) ?? message.message;
}

/** Formats the message of a failed call: a rejection or a problem of a field. */
export const formatFailure = (failure: ServerMessage): Promise<string> =>
  format(failure, ({ problems, refusals }) => ({ ...problems, ...refusals }));

/** Formats the message of a successful call. */
export const formatOutcome = (outcome: ServerMessage): Promise<string> =>
  format(outcome, ({ outcomes }) => outcomes);
