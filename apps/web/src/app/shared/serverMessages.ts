import type { ServerMessage } from '@platform/api';
import { language } from '@platform/messages/language';
import type * as serverTexts from './serverTexts';

type Params = NonNullable<ServerMessage['params']>;
type Texts = typeof serverTexts;

/** An argument that is a time, as the server writes it. */
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The arguments, with times in the reader's language and time zone. */
function withTimes(params: Params): Params {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const shown = (value: Params[string]) =>
    typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
      ? format.format(new Date(value))
      : value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
}

/** The text of a code, unless it is unknown or lacks its arguments: a server may be newer, or older. */
function textIn(texts: object, { code = '', params }: ServerMessage): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  const text = (texts as Readonly<Record<string, string | ((params: Params) => string)>>)[code];
  return typeof text === 'function' ? params && text(withTimes(params)) : text;
}

/** The text of a code in the reader's language, or the server's own message where there is none. */
async function format(message: ServerMessage, textsOf: (texts: Texts) => object): Promise<string> {
  // The server's own message is in English already.
  if (message.code === undefined || language === 'en') return message.message;
  const texts = await import('./serverTexts').catch(() => undefined);
  return (texts && textIn(textsOf(texts), message)) ?? message.message;
}

/** Formats a message for why a call failed: it was refused, or a field was wrong. */
export const formatFailure = (failure: ServerMessage): Promise<string> =>
  format(failure, ({ problems, refusals }) => ({ ...problems, ...refusals }));

/** Formats a message for what the server did. */
export const formatOutcome = (outcome: ServerMessage): Promise<string> =>
  format(outcome, ({ outcomes }) => outcomes);
