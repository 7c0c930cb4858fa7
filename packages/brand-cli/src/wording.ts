import { parseArgs } from 'node:util';
import { InputError } from '@platform/command-line';
import { nearest } from '@platform/tokens';

/** Options by name, as `parseArgs` takes them. */
type OptionTypes = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

/** What a command takes, for messages. */
export interface Usage {
  /** `npm run brand -- check` */
  use: string;
  options: readonly string[];
  /** A value for each option that takes one. */
  examples: Readonly<Record<string, string>>;
}

/** `Did you mean 'check'?` with a space before it; '' where no known word looks like it. */
export function didYouMean(word: string, known: readonly string[], quote = "'"): string {
  const near = nearest(word, known);
  return near === undefined ? '' : ` Did you mean ${quote}${near}${quote}?`;
}

/** The words of a command line that are no options, however wrong its options are. */
export const wordsIn = (argv: readonly string[], options: OptionTypes): readonly string[] =>
  parseArgs({ args: [...argv], options, strict: false }).positionals;

/** Throws for an option that a command does not take. */
function refuseForeign(rawName: string, { use, options }: Usage): never {
  const named = options.map((name) => `--${name}`);
  const takes = named.length === 0 ? 'It takes no options.' : `It takes ${named.join(', ')}.`;
  throw new InputError(`'${use}' has no ${rawName}.${didYouMean(rawName, named, '')} ${takes}`);
}

/**
 * Throws for an option that is not known, has no value, or has one that it does not take. Node says the
 * same in the words of a program.
 */
export function refuseMalformed(argv: readonly string[], types: OptionTypes, usage: Usage): void {
  const { tokens } = parseArgs({ args: [...argv], options: types, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue = false } = token;
    const known = Object.hasOwn(types, name) ? types[name] : undefined;
    if (!known || !usage.options.includes(name)) refuseForeign(rawName, usage);
    if (known.type === 'boolean') {
      if (value !== undefined)
        throw new InputError(`--${name} takes no value: write only --${name}.`);
    } else if (!value || (value.startsWith('-') && !inlineValue)) {
      const example = usage.examples[name] ?? 'VALUE';
      throw new InputError(`--${name} needs a value after it: --${name} ${example}.`);
    }
  }
}
