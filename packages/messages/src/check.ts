import { argumentsOf, type Argument } from './arguments.ts';
import type { CatalogueSource, NamespaceSource } from './catalogue.ts';

function faultOf(message: string): string | undefined {
  if (message.includes('\\')) return 'has a backslash: ICU MessageFormat quotes by apostrophes';
  try {
    argumentsOf(message);
    return undefined;
  } catch (error) {
    return `is not ICU MessageFormat: ${(error as Error).message}`;
  }
}

const IDENTIFIER = /^[A-Za-z]\w*$/;

export const faultsOf = (english: CatalogueSource): string[] =>
  Object.entries(english).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const fault =
        IDENTIFIER.test(namespace) && IDENTIFIER.test(key)
          ? faultOf(text)
          : 'is not a name in code';
      return fault === undefined ? [] : [`${namespace}.${key} ${fault}`];
    }),
  );

/** Returns the plural forms that the language needs but the message lacks. */
const formsMissing = (argument: Argument, language: string): string[] => {
  if (argument.forms.size === 0) return [];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.filter((form) => !argument.forms.has(form));
};

function translationFaults(english: string, text: string, language: string): string[] {
  const fault = faultOf(text);
  if (fault !== undefined) return [fault];
  const wanted = [...argumentsOf(english).keys()];
  const given = argumentsOf(text);
  return [
    ...wanted.filter((name) => !given.has(name)).map((name) => `does not use {${name}}`),
    ...[...given.keys()]
      .filter((name) => !wanted.includes(name))
      .map((name) => `uses {${name}}, which the English text does not have`),
    ...[...given].flatMap(([name, argument]) =>
      formsMissing(argument, language).map((form) => `has no form '${form}' for {${name}}`),
    ),
  ];
}

function namespaceDifferences(
  namespace: string,
  english: NamespaceSource,
  texts: NamespaceSource,
  language: string,
): string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(texts)]);
  return [...keys].flatMap((key) => {
    const source = english[key];
    const text = texts[key];
    const name = `${namespace}.${key}`;
    if (source === undefined) return [`${name} is not in the English catalogue`];
    if (text === undefined) return [`${name} is missing`];
    return translationFaults(source, text, language).map((fault) => `${name} ${fault}`);
  });
}

/** Returns one line per problem: `betDialog.total is missing`. */
export const differences = (
  english: CatalogueSource,
  translation: CatalogueSource,
  language: string,
): string[] =>
  [...new Set([...Object.keys(english), ...Object.keys(translation)])].flatMap((namespace) =>
    namespaceDifferences(
      namespace,
      english[namespace] ?? {},
      translation[namespace] ?? {},
      language,
    ),
  );
