import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts in one namespace, by key, in ICU MessageFormat. */
export type NamespaceSource = Readonly<Record<string, string>>;

export type CatalogueSource = Readonly<Record<string, NamespaceSource>>;

export interface Language {
  /** Native name of the language: 'Türkçe'. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

const folder = join(import.meta.dirname, '../catalogue');
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));

/** Returns the languages by tag. The first language is the source language. */
export const readLanguages = () => read('languages') as Readonly<Record<string, Language>>;

export const readCatalogue = (language: string) => read(language) as CatalogueSource;
