'use client';

import { language as builtIn } from '@platform/messages/language';
import type * as english from '@platform/messages/languages/en';
import { createContext, useContext, type ReactNode } from 'react';

/** Text namespace, as exported by `@platform/messages`. */
export interface NamespaceMessages {
  readonly $namespace: string;
}

/** Texts of a namespace, by key: strings, or functions of their arguments. */
export type TextsOf<Namespace extends NamespaceMessages> = Omit<Namespace, '$namespace'>;

type Catalogue = Omit<typeof english, 'language'>;

/** Texts in one language: all of `@platform/messages/languages/hi`, or some of them. */
export type Messages = {
  readonly [Namespace in keyof Catalogue]?: Partial<TextsOf<Catalogue[Namespace]>>;
} & {
  /** BCP 47 tag of the language, also used to format numbers and dates. */
  readonly language?: string;
};

const MessagesContext = createContext<Messages>({});

export interface MessagesProviderProps {
  messages: Messages;
  children: ReactNode;
}

/**
 * Provides texts in another language, or a brand's own texts. Missing texts fall back to the
 * built-in language.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** Returns a namespace's texts. The component's `texts` override the provider's. */
export function useTexts<Namespace extends NamespaceMessages>(
  messages: Namespace,
  texts?: Partial<TextsOf<Namespace>>,
): TextsOf<Namespace> {
  const provided = useContext(MessagesContext) as Readonly<Record<string, object | undefined>>;
  const inLanguage = provided[messages.$namespace];
  return inLanguage || texts ? { ...messages, ...inLanguage, ...texts } : messages;
}

/** Returns the user's language as a BCP 47 tag, for `Intl`. */
export function useLanguage(): string {
  return useContext(MessagesContext).language ?? builtIn;
}
