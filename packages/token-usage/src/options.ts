import { InputError, readArguments, wholeNumber } from '@platform/command-line';

export const USAGE = `Usage
  npm run tokens:pairs                   collects tokens/contrast-pairs.json and tokens/reach.json from the stories
      -- --only PATTERN                  only stories whose id matches, 'primitives-button--*' (may be repeated)
  npm run tokens:dead                    the tokens that reach no story
  npm run tokens:impact TOKEN            the stories and pictures that a token touches, 'color.accent.solid'
  npm run tokens:impact REV[..REV]       those that the changes of a range touch, 'main', 'main..HEAD'
  npm run tokens:brands                  measures random brands in the browser
      -- --count 1000 --stories 8        how many brands, in how many stories
  npm run tokens:accuracy                compares tokens:impact with pictures
      -- --tokens 30 --stories 40        how many tokens, in how many stories
      -- --seed 1 --brand default        another choice of them, another brand
      -- --only PATTERN                  only stories whose id matches

Exits with 0 when all is well, 1 when something is not, 2 when the arguments are wrong.`;

const COMMANDS = ['pairs', 'dead', 'impact', 'brands', 'accuracy'] as const;
type Command = (typeof COMMANDS)[number];

/** What was asked for on the command line. */
export interface Options {
  command: Command;
  /** The token or the range. */
  subject: string | undefined;
  only: readonly string[];
  brand: string;
  count: number;
  tokens: number;
  stories: number | undefined;
  seed: number;
}

const ARGUMENTS = {
  only: { type: 'string', multiple: true },
  brand: { type: 'string' },
  count: { type: 'string' },
  tokens: { type: 'string' },
  stories: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** Reads the command line. Throws an `InputError` that says what was wrong and how it is used. */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = readArguments(
    { args: [...argv], options: ARGUMENTS, allowPositionals: true },
    USAGE,
  );
  const [word, subject, ...more] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (!command || more.length > 0) throw new InputError(USAGE);
  if (command === 'impact' && subject === undefined) {
    throw new InputError(
      "Name a token, 'npm run tokens:impact color.accent.solid', or a range, 'npm run tokens:impact main..HEAD'.",
    );
  }
  const {
    only = [],
    brand = 'default',
    count = '1000',
    tokens = '30',
    stories,
    seed = '1',
  } = values;
  return {
    command,
    subject,
    only,
    brand,
    count: wholeNumber('count', count),
    tokens: wholeNumber('tokens', tokens),
    stories: stories === undefined ? undefined : wholeNumber('stories', stories),
    seed: wholeNumber('seed', seed),
  };
}
