/**
 * Compiles the catalogue into `dist`. If there are problems, prints one line for each and exits
 * with 1.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogue, readLanguages, type CatalogueSource } from './catalogue.ts';
import { differences, faultsOf } from './check.ts';
import {
  everyModule,
  everyTypes,
  formatterModule,
  indexModule,
  languageModule,
  namespaceModule,
  namespaceTypes,
} from './compile.ts';
import { pseudoCatalogue } from './pseudo.ts';

/** Pseudo-language: English with a private-use region. */
const PSEUDO = 'en-XA';

const dist = join(import.meta.dirname, '../dist');

function write(file: string, text: string): void {
  const path = join(dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writeLanguage(language: string, catalogue: CatalogueSource): void {
  for (const [namespace, texts] of Object.entries(catalogue)) {
    write(`${language}/${namespace}.js`, namespaceModule(namespace, texts));
  }
  write(`${language}/formatter.js`, formatterModule(language));
  write(`${language}/language.js`, languageModule(language));
  write(`${language}/index.js`, indexModule(catalogue));
}

function writeTypes(english: CatalogueSource, tags: readonly string[]): void {
  for (const [namespace, texts] of Object.entries(english)) {
    write(`en/${namespace}.d.ts`, namespaceTypes(namespace, texts));
    write(`every/${namespace}.js`, everyModule(namespace, tags));
    write(`every/${namespace}.d.ts`, everyTypes(namespace, tags));
  }
  write('en/language.d.ts', 'export declare const language: string;\n');
  write('en/index.d.ts', indexModule(english));
}

const languages = readLanguages();
const tags = Object.keys(languages);
const english = readCatalogue('en');
const translations = tags.map((tag) => [tag, readCatalogue(tag)] as const);
const faults = [
  ...faultsOf(english),
  ...translations.flatMap(([tag, texts]) =>
    differences(english, texts, tag).map((fault) => `${tag}: ${fault}`),
  ),
];
if (faults.length > 0) {
  console.error(`The catalogue of messages has ${faults.length} faults:\n${faults.join('\n')}`);
  process.exit(1);
}
rmSync(dist, { recursive: true, force: true });
for (const [tag, texts] of translations) writeLanguage(tag, texts);
writeLanguage(PSEUDO, pseudoCatalogue(english));
writeTypes(english, tags);
const list = JSON.stringify(languages);
write('languages.js', `export const LANGUAGES = ${list};\n`);
write(
  'languages.d.ts',
  `/** The languages by their BCP 47 tag: the name of each in itself, and its direction. */
export declare const LANGUAGES: Readonly<Record<LanguageTag, { readonly name: string; readonly direction: 'ltr' | 'rtl' }>>;
export type LanguageTag = ${tags.map((tag) => `'${tag}'`).join(' | ')};
`,
);
