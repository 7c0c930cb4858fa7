import { LANGUAGES, type LanguageTag } from '@platform/messages/languages';
import { brand } from '../shell/brand';

export interface LanguageChoice {
  readonly tag: LanguageTag;
  readonly name: string;
}

const isKnown = (tag: string): tag is LanguageTag => tag in LANGUAGES;

export const languageChoices: readonly LanguageChoice[] = (
  brand.languages ?? Object.keys(LANGUAGES)
)
  .filter(isKnown)
  .map((tag) => ({ tag, name: LANGUAGES[tag].name }));

/** Reloads the page in another language, which the server stores. */
export function chooseLanguage(tag: string): void {
  const address = new URL(location.href);
  address.searchParams.set('language', tag);
  location.assign(address);
}
