import { compileString } from '@internationalized/string-compiler';
import { argumentsOf } from './arguments.ts';
import type { CatalogueSource, PartSource } from './catalogue.ts';

const FORMATTER = 'formatter';

/** The code of one message: a string, or a function of its arguments. */
const codeOf = (message: string): string =>
  compileString(message).replace(/^\(args, formatter\)/, '(args)');

/**
 * The module of a part in a language: an object named as the part, with a text or a function a key.
 * `$part` is how a provider finds the same part in another language.
 */
export function partModule(part: string, texts: PartSource): string {
  const lines = Object.entries(texts).map(([key, text]) => `  ${key}: ${codeOf(text)},`);
  const body = lines.join('\n');
  const formatter = body.includes(`${FORMATTER}.`)
    ? `import { ${FORMATTER} } from './${FORMATTER}.js';\n`
    : '';
  return `${formatter}export const ${part} = {\n  $part: '${part}',\n${body}\n};\n`;
}

/** What counts and writes numbers in a language. */
export const formatterModule = (language: string): string =>
  `import { LocalizedStringFormatter } from '@internationalized/string';
export const ${FORMATTER} = new LocalizedStringFormatter('${language}', {});
`;

/** Which language the texts are in, as a BCP 47 tag. */
export const languageModule = (language: string): string =>
  `export const language = '${language}';\n`;

function typeOf(message: string): string {
  const names = [...argumentsOf(message)].map(([name, { kind }]) => `${name}: ${kind}`);
  return names.length === 0 ? 'string' : `(args: { ${names.join('; ')} }) => string`;
}

/** What TypeScript knows of a part's texts; the English words are their documentation. */
export function partTypes(part: string, texts: PartSource): string {
  const lines = Object.entries(texts).map(
    ([key, text]) =>
      `  /** ${text.replaceAll('*/', '*\\/')} */\n  readonly ${key}: ${typeOf(text)};`,
  );
  return `export declare const ${part}: {\n  readonly $part: '${part}';\n${lines.join('\n')}\n};\n`;
}

const partsOf = (catalogue: CatalogueSource): string[] => Object.keys(catalogue);

/** Every part of a language in one module. */
export const indexModule = (catalogue: CatalogueSource): string =>
  ['language', ...partsOf(catalogue)]
    .map((part) => `export { ${part} } from './${part}.js';\n`)
    .join('');

/** A part in every language, by the language's tag. */
export function everyModule(part: string, languages: readonly string[]): string {
  const imports = languages.map(
    (language) => `import { ${part} as ${name(language)} } from '../${language}/${part}.js';\n`,
  );
  const entries = languages.map((language) => `'${language}': ${name(language)}`);
  return `${imports.join('')}export const ${part} = { ${entries.join(', ')} };\n`;
}

/** A tag as a name in code: `pt-BR` is `pt_BR`. */
const name = (language: string) => language.replaceAll('-', '_');

/** The types of `everyModule`. */
export const everyTypes = (part: string, languages: readonly string[]): string =>
  `import { ${part} as texts } from '../en/${part}.js';
export declare const ${part}: { readonly [Language in ${languages.map((tag) => `'${tag}'`).join(' | ')}]: typeof texts };
`;
