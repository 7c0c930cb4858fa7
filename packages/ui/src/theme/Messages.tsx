'use client';

import { language as builtIn } from '@platform/messages/language';
import type * as english from '@platform/messages/languages/en';
import { createContext, useContext, type ReactNode } from 'react';

/** Texts of a namespace, as `@platform/messages` exports them. */
export interface NamespaceMessages {
  readonly $namespace: string;
}

/** Texts of a namespace by key: each is a string or a function of its arguments. */
export type TextsOf<Namespace extends NamespaceMessages> = Omit<Namespace, '$namespace'>;

type Catalogue = Omit<typeof english, 'language'>;

/** Texts in a language: all of `@platform/messages/languages/hi`, or some of them. */
export type Messages = {
  readonly [Namespace in keyof Catalogue]?: Partial<TextsOf<Catalogue[Namespace]>>;
} & {
  /** BCP 47 tag of the language, which formats numbers and dates. */
  readonly language?: string;
};

const MessagesContext = createContext<Messages>({});

export interface MessagesProviderProps {
  messages: Messages;
  children: ReactNode;
}

/**
 * Provides texts in another language, or in a brand's own words. Missing texts are in the built-in
 * language: English, unless the application was built in another one.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * Returns the texts of a namespace: the component's own `texts`, else those of the provider, else
 * the built-in ones.
 */
export function useTexts<Namespace extends NamespaceMessages>(
  messages: Namespace,
  texts?: Partial<TextsOf<Namespace>>,
): TextsOf<Namespace> {
  const provided = useContext(MessagesContext) as Readonly<Record<string, object | undefined>>;
  const inLanguage = provided[messages.$namespace];
  return inLanguage || texts ? { ...messages, ...inLanguage, ...texts } : messages;
}

/** Returns the reader's language as a BCP 47 tag, for `Intl`. */
export function useLanguage(): string {
  return useContext(MessagesContext).language ?? builtIn;
}
