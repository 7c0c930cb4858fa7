import type { Said } from '@platform/api';
import { language as builtIn } from '@platform/messages/language';
import { useMessages, type Messages } from '@platform/ui/theme';
import { useEffect } from 'react';

type Params = NonNullable<Said['params']>;

/** The reader's texts. Calls fail outside of components, which alone know the provider. */
let provided: Messages = {};

/** Lets what the server says be worded by the nearest `MessagesProvider`. */
export function useProvidedWords(): void {
  const messages = useMessages();
  useEffect(() => {
    provided = messages;
  }, [messages]);
}

/** The text of a code, unless it is unknown or lacks its arguments: a server may be newer, or older. */
function textIn(texts: object | undefined, { code = '', params }: Said): string | undefined {
  if (texts === undefined || !Object.hasOwn(texts, code)) return undefined;
  const text = (texts as Readonly<Record<string, string | ((params: Params) => string)>>)[code];
  return typeof text === 'function' ? params && text(params) : text;
}

/** The words for a code in the reader's language; the server's own message where there are none. */
async function wordsOf(
  said: Said,
  textsOf: (messages: Messages) => object | undefined,
): Promise<string> {
  const words = textIn(textsOf(provided), said);
  // The server speaks English: what it says needs no words that were built in.
  if (words !== undefined || said.code === undefined || builtIn === 'en') {
    return words ?? said.message;
  }
  const texts = await import('./builtInWords').catch(() => ({}));
  return textIn(textsOf(texts), said) ?? said.message;
}

/** Words why a call failed: it was refused, or something was wrong with a field. */
export const wordFailure = (failure: Said): Promise<string> =>
  wordsOf(failure, ({ problems, refusals }) => ({ ...problems, ...refusals }));

/** Words how something ended that the server did. */
export const wordOutcome = (outcome: Said): Promise<string> =>
  wordsOf(outcome, ({ outcomes }) => outcomes);
