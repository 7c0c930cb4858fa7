import type { ServerMessage } from '@platform/api';
import { language } from '@platform/messages/language';
import type * as serverTexts from './serverTexts';

type Params = NonNullable<ServerMessage['params']>;
type Texts = typeof serverTexts;

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function withTimes(params: Params): Params {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const shown = (value: Params[string]) =>
    typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
      ? format.format(new Date(value))
      : value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
}

function textIn(texts: object, { code = '', params }: ServerMessage): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  const text = (texts as Readonly<Record<string, string | ((params: Params) => string)>>)[code];
  return typeof text === 'function' ? params && text(withTimes(params)) : text;
}

async function format(message: ServerMessage, textsOf: (texts: Texts) => object): Promise<string> {
  if (message.code === undefined || language === 'en') return message.message;
  const texts = await import('./serverTexts').catch(() => undefined);
  return (texts && textIn(textsOf(texts), message)) ?? message.message;
}

export const formatFailure = (failure: ServerMessage): Promise<string> =>
  format(failure, ({ problems, refusals }) => ({ ...problems, ...refusals }));

export const formatOutcome = (outcome: ServerMessage): Promise<string> =>
  format(outcome, ({ outcomes }) => outcomes);
