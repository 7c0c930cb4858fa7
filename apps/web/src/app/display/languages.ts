import { LANGUAGES, type LanguageTag } from '@platform/messages/languages';
import { brand } from '../shell/brand';

/** A language that the reader can choose. */
export interface LanguageChoice {
  readonly tag: LanguageTag;
  /** Its name in itself. */
  readonly name: string;
}

const isKnown = (tag: string): tag is LanguageTag => tag in LANGUAGES;

/** The languages that the brand offers. */
export const languageChoices: readonly LanguageChoice[] = (
  brand.languages ?? Object.keys(LANGUAGES)
)
  .filter(isKnown)
  .map((tag) => ({ tag, name: LANGUAGES[tag].name }));

/** Asks for this very page in another language. The server keeps the choice. */
export function chooseLanguage(tag: string): void {
  const address = new URL(location.href);
  address.searchParams.set('language', tag);
  location.assign(address);
}
