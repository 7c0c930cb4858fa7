import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of one namespace, by key, in ICU MessageFormat. */
export type NamespaceSource = Readonly<Record<string, string>>;

/** Every text of a language, by namespace. */
export type CatalogueSource = Readonly<Record<string, NamespaceSource>>;

/** A language of the platform. */
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
