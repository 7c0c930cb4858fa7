import { InputError, readArguments } from '@platform/command-line';

export const USAGE = `Usage
  npm run tokens:pairs                   collects tokens/contrast-pairs.json and tokens/reach.json from the stories
      -- --only PATTERN                  only stories whose id matches, 'primitives-button--*' (may be repeated)
  npm run tokens:dead                    the tokens that no story names
  npm run tokens:impact TOKEN            the stories that name a token, 'color.accent.solid'
  npm run tokens:impact REV[..REV]       the stories that a range touches, 'main', 'main..HEAD'

Exits with 0 on success, 1 if there is a problem, 2 if the arguments are wrong.`;

const COMMANDS = ['pairs', 'dead', 'impact'] as const;
type Command = (typeof COMMANDS)[number];

export interface Options {
  command: Command;
  /** Token or range of commits; empty if the command takes neither. */
  subject: string;
  only: readonly string[];
}

export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = readArguments(
    {
      args: [...argv],
      options: { only: { type: 'string', multiple: true } },
      allowPositionals: true,
    },
    USAGE,
  );
  const [word, subject = '', ...more] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (!command || more.length > 0) throw new InputError(USAGE);
  if (command === 'impact' && subject === '') {
    throw new InputError(
      "Name a token, 'npm run tokens:impact color.accent.solid', or a range, 'npm run tokens:impact main..HEAD'.",
    );
  }
  return { command, subject, only: values.only ?? [] };
}
