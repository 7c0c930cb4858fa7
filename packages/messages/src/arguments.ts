import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Type of an argument: number for plurals, string for selects, either type for insertions. */
export type ArgumentKind = 'number' | 'string' | 'string | number';

/** Argument of a message. Its list of plural forms is empty unless the argument is a plural. */
export interface Argument {
  readonly kind: ArgumentKind;
  readonly forms: ReadonlySet<string>;
}

const innerOf = (element: MessageFormatElement): MessageFormatElement[] =>
  element.type === TYPE.plural || element.type === TYPE.select
    ? Object.values(element.options).flatMap(({ value }) => value)
    : [];

const argumentOf = (element: MessageFormatElement): Argument | undefined => {
  const none = new Set<string>();
  switch (element.type) {
    case TYPE.argument:
      return { kind: 'string | number', forms: none };
    case TYPE.number:
      return { kind: 'number', forms: none };
    case TYPE.select:
      return { kind: 'string', forms: none };
    case TYPE.plural: {
      const cardinal = element.pluralType === 'cardinal';
      return { kind: 'number', forms: cardinal ? new Set(Object.keys(element.options)) : none };
    }
    default:
      return undefined;
  }
};

function collect(elements: readonly MessageFormatElement[], found: Map<string, Argument>): void {
  for (const element of elements) {
    const argument = argumentOf(element);
    // An argument that is both pluralised and inserted has the narrower type.
    if (argument && 'value' in element && typeof element.value === 'string') {
      const known = found.get(element.value);
      if (!known || known.kind === 'string | number') found.set(element.value, argument);
    }
    collect(innerOf(element), found);
  }
}

/**
 * Returns the arguments of a message by name.
 *
 * @throws SyntaxError if the message is not ICU MessageFormat
 */
export function argumentsOf(message: string): ReadonlyMap<string, Argument> {
  const found = new Map<string, Argument>();
  collect(parse(message), found);
  return found;
}
