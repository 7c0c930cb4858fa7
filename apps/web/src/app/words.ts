import type { ServerMessage } from '@platform/api';
import { language } from '@platform/messages/language';
import type * as builtInWords from './builtInWords';

type Params = NonNullable<ServerMessage['params']>;
type Texts = typeof builtInWords;

/** The text of a code, unless it is unknown or lacks its arguments: a server may be newer, or older. */
function textIn(texts: object, { code = '', params }: ServerMessage): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  const text = (texts as Readonly<Record<string, string | ((params: Params) => string)>>)[code];
  return typeof text === 'function' ? params && text(params) : text;
}

/** The words for a code in the reader's language; the server's own message where there are none. */
async function wordsOf(said: ServerMessage, textsOf: (texts: Texts) => object): Promise<string> {
  // The server speaks English: to an English reader it has said it already.
  if (said.code === undefined || language === 'en') return said.message;
  const texts = await import('./builtInWords').catch(() => undefined);
  return (texts && textIn(textsOf(texts), said)) ?? said.message;
}

/** Words why a call failed: it was refused, or something was wrong with a field. */
export const wordFailure = (failure: ServerMessage): Promise<string> =>
  wordsOf(failure, ({ problems, refusals }) => ({ ...problems, ...refusals }));

/** Words how something ended that the server did. */
export const wordOutcome = (outcome: ServerMessage): Promise<string> =>
  wordsOf(outcome, ({ outcomes }) => outcomes);
