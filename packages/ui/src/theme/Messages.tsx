'use client';

import { language as builtIn } from '@platform/messages/language';
import type * as english from '@platform/messages/languages/en';
import { createContext, useContext, type ReactNode } from 'react';

/** The texts of a part, as `@platform/messages` brings them. */
export interface PartMessages {
  readonly $part: string;
}

/** What a reader of a part reads: a text or a function of its arguments, by key. */
export type TextsOf<Part extends PartMessages> = Omit<Part, '$part'>;

type Catalogue = Omit<typeof english, 'language'>;

/** Texts in a language: all of `@platform/messages/languages/hi`, or those that differ. */
export type Messages = {
  readonly [Part in keyof Catalogue]?: Partial<TextsOf<Catalogue[Part]>>;
} & {
  /** The language's BCP 47 tag: numbers and dates are written as it writes them. */
  readonly language?: string;
};

const MessagesContext = createContext<Messages>({});

export interface MessagesProviderProps {
  messages: Messages;
  children: ReactNode;
}

/**
 * Gives the parts below it their texts in another language, or the words of a brand. What it does not
 * have stays as it is: English, unless the application was built in another language.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * The texts of a part: the built-in ones, over them those of the provider, over them those of the
 * part's own `texts`.
 */
export function useTexts<Part extends PartMessages>(
  messages: Part,
  texts?: Partial<TextsOf<Part>>,
): TextsOf<Part> {
  const provided = useContext(MessagesContext) as Readonly<Record<string, object | undefined>>;
  const inLanguage = provided[messages.$part];
  return inLanguage || texts ? { ...messages, ...inLanguage, ...texts } : messages;
}

/** The reader's language, as a BCP 47 tag: for `Intl`. */
export function useLanguage(): string {
  return useContext(MessagesContext).language ?? builtIn;
}
