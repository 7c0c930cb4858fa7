import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { CatalogueSource } from './catalogue.ts';

const PLAIN = 'ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴÝŽåƀçðéƒĝĥîĵķļṁñöþŕšţûṽŵýž';

/** Typical text growth in languages with longer texts, such as German or Tamil. */
const GROWTH = 0.4;

const accented = (text: string) =>
  Array.from(text, (letter) => {
    const index = PLAIN.indexOf(letter);
    return index < 0 ? letter : ACCENTED[index];
  }).join('');

const padding = (length: number) =>
  'ōñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé '.repeat(20).slice(0, length).trimEnd();

const inPlace = (element: MessageFormatElement): MessageFormatElement => {
  if (element.type === TYPE.literal) return { ...element, value: accented(element.value) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.fromEntries(
    Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(inPlace) },
    ]),
  );
  return { ...element, options } as MessageFormatElement;
};

export function pseudo(message: string): string {
  const longer = padding(Math.ceil(message.length * GROWTH));
  return `[${printAST(parse(message).map(inPlace))} ${longer}]`;
}

export const pseudoCatalogue = (english: CatalogueSource): CatalogueSource =>
  Object.fromEntries(
    Object.entries(english).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])),
    ]),
  );
