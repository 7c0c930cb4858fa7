import type { Said } from '@platform/api';
import { language as builtIn } from '@platform/messages/language';
import { useMessages, type Messages } from '@platform/ui/theme';
import { useEffect } from 'react';

/** What the server says, by code; these texts are fetched when they are first needed. */
const PARTS = {
  outcomes: async () => (await import('@platform/messages/outcomes')).outcomes,
  problems: async () => (await import('@platform/messages/problems')).problems,
  refusals: async () => (await import('@platform/messages/refusals')).refusals,
};
type Part = keyof typeof PARTS;
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
async function wordsOf(said: Said, ...parts: readonly Part[]): Promise<string> {
  const find = (texts: readonly (object | undefined)[]) =>
    texts.map((one) => textIn(one, said)).find((text) => text !== undefined);
  const words = find(parts.map((part) => provided[part]));
  // The server speaks English: what it says needs no words that were built in.
  if (words !== undefined || said.code === undefined || builtIn === 'en') {
    return words ?? said.message;
  }
  const texts = await Promise.all(parts.map((part) => PARTS[part]())).catch(() => []);
  return find(texts) ?? said.message;
}

/** Words why a call failed. */
export const wordFailure = (failure: Said): Promise<string> =>
  wordsOf(failure, 'refusals', 'problems');

/** Words how something ended that the server did. */
export const wordOutcome = (outcome: Said): Promise<string> => wordsOf(outcome, 'outcomes');
