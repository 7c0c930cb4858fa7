import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of one part, by key, in ICU MessageFormat. */
export type PartSource = Readonly<Record<string, string>>;

/** Every text of a language, by part. */
export type CatalogueSource = Readonly<Record<string, PartSource>>;

/** What the platform knows of a language. */
export interface Language {
  /** Its name in itself: 'Türkçe'. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

const folder = join(import.meta.dirname, '../catalogue');
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));

/** The languages by their BCP 47 tag. The first one is the language of the sources. */
export const readLanguages = () => read('languages') as Readonly<Record<string, Language>>;

/** Every text in a language, as translators write it. */
export const readCatalogue = (language: string) => read(language) as CatalogueSource;
