import { compileString } from '@internationalized/string-compiler';
import { argumentsOf } from './arguments.ts';
import type { CatalogueSource, NamespaceSource } from './catalogue.ts';

const FORMATTER = 'formatter';

/** Compiles a message to code: a string, or a function of its arguments. */
const codeOf = (message: string): string =>
  compileString(message).replace(/^\(args, formatter\)/, '(args)');

/**
 * Returns the code of a namespace's module. Providers use `$namespace` to find the namespace in
 * another language.
 */
export function namespaceModule(namespace: string, texts: NamespaceSource): string {
  const lines = Object.entries(texts).map(([key, text]) => `  ${key}: ${codeOf(text)},`);
  const body = lines.join('\n');
  const formatter = body.includes(`${FORMATTER}.`)
    ? `import { ${FORMATTER} } from './${FORMATTER}.js';\n`
    : '';
  return `${formatter}export const ${namespace} = {\n  $namespace: '${namespace}',\n${body}\n};\n`;
}

export const formatterModule = (language: string): string =>
  `import { LocalizedStringFormatter } from '@internationalized/string';
export const ${FORMATTER} = new LocalizedStringFormatter('${language}', {});
`;

export const languageModule = (language: string): string =>
  `export const language = '${language}';\n`;

function typeOf(message: string): string {
  const names = [...argumentsOf(message)].map(([name, { kind }]) => `${name}: ${kind}`);
  return names.length === 0 ? 'string' : `(args: { ${names.join('; ')} }) => string`;
}

/**
 * Returns the type declarations of a namespace, in which each key has its English text as
 * documentation.
 */
export function namespaceTypes(namespace: string, texts: NamespaceSource): string {
  const lines = Object.entries(texts).map(
    ([key, text]) =>
      `  /** ${text.replaceAll('*/', '*\\/')} */\n  readonly ${key}: ${typeOf(text)};`,
  );
  return `export declare const ${namespace}: {\n  readonly $namespace: '${namespace}';\n${lines.join('\n')}\n};\n`;
}

const namespacesOf = (catalogue: CatalogueSource): string[] => Object.keys(catalogue);

export const indexModule = (catalogue: CatalogueSource): string =>
  ['language', ...namespacesOf(catalogue)]
    .map((namespace) => `export { ${namespace} } from './${namespace}.js';\n`)
    .join('');

export function everyModule(namespace: string, languages: readonly string[]): string {
  const imports = languages.map(
    (language) =>
      `import { ${namespace} as ${name(language)} } from '../${language}/${namespace}.js';\n`,
  );
  const entries = languages.map((language) => `'${language}': ${name(language)}`);
  return `${imports.join('')}export const ${namespace} = { ${entries.join(', ')} };\n`;
}

/** Converts a tag to an identifier: `pt-BR` becomes `pt_BR`. */
const name = (language: string) => language.replaceAll('-', '_');

export const everyTypes = (namespace: string, languages: readonly string[]): string =>
  `import { ${namespace} as texts } from '../en/${namespace}.js';
export declare const ${namespace}: { readonly [Language in ${languages.map((tag) => `'${tag}'`).join(' | ')}]: typeof texts };
`;
