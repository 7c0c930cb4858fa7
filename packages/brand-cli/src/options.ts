import { FONT_CHOICES, isBrandId, RADIUS_CHOICES, type NewBrand } from '@platform/tokens';
import { InputError, readArguments } from '@platform/command-line';
import type { FixMode } from './check.ts';

export const USAGE = `Usage
  npm run brand -- new ID       adds a brand; asks for what is not given:
      --name Zephyr --host zephyr.localhost --color '#3366ff' [--second-color '#ff8800']
      --radius ${RADIUS_CHOICES.join('|')}  --font ${FONT_CHOICES.join('|')}
  npm run brand -- check [ID]   says what is wrong and how to fix it, the worst of each token first;
      --all lists everything, --fix fixes what it can and says what it changed,
      --dry-run says what --fix would change
  npm run brand -- list         the brands, their hosts and whether they pass
  npm run brand -- build        a CSS file for each brand; --out FOLDER (dist/brands)
  npm run brand -- preview ID   opens the Brand Studio on the brand
  npm run brand -- schemas      writes the schemas that editors complete from

Exits with 0 when all is well, 1 when a brand is wrong, 2 when the arguments are.`;

const OPTIONS = {
  name: { type: 'string' },
  host: { type: 'string' },
  color: { type: 'string' },
  'second-color': { type: 'string' },
  radius: { type: 'string' },
  font: { type: 'string' },
  fix: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  all: { type: 'boolean' },
  out: { type: 'string' },
} as const;

export const COMMANDS = ['new', 'check', 'list', 'build', 'preview', 'schemas'] as const;
export type Command = (typeof COMMANDS)[number];

/** What was asked for on the command line. */
export interface Options {
  command: Command;
  id: string | undefined;
  answers: Readonly<Partial<Record<Question | 'secondColor', string>>>;
  mode: FixMode;
  all: boolean;
  out: string | undefined;
}

/** What `new` asks. */
export type Question = Exclude<keyof NewBrand, 'id' | 'secondColor'>;

const isCommand = (word: string): word is Command => COMMANDS.some((command) => command === word);

/** Reads the command line. Throws an `InputError` that says what was wrong and how it is used. */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = readArguments(
    { args: [...argv], options: OPTIONS, allowPositionals: true },
    USAGE,
  );
  const [command = '', id, ...more] = positionals;
  if (!isCommand(command) || more.length > 0) {
    const wrong = command === '' || isCommand(command) ? '' : `There is no '${command}'.\n\n`;
    throw new InputError(wrong + USAGE);
  }
  if ((command === 'new' || command === 'preview') && id === undefined) {
    throw new InputError(`Which brand? Use 'npm run brand -- ${command} ID'.`);
  }
  const { fix = false, 'dry-run': dry = false, all = false, out, ...rest } = values;
  const { 'second-color': secondColor, ...given } = rest;
  const answers = { ...given, ...(secondColor !== undefined && { secondColor }) };
  return { command, id, answers, mode: dry ? 'show' : fix ? 'write' : 'none', all, out };
}

interface Asked {
  /** What is asked, with an example. */
  ask: string;
  /** What an empty answer means. */
  fallback?: (id: string) => string;
  /** What is wrong with an answer; undefined when nothing is. */
  wrong: (answer: string) => string | undefined;
}

const oneOf = (words: readonly string[]) => (answer: string) =>
  words.includes(answer) ? undefined : `it has to be one of ${words.join(', ')}`;

const wrongColor = (answer: string) =>
  /^#[0-9a-f]{6}$/i.test(answer) ? undefined : "it is written like '#3366ff'";

/** The questions of `new`, in their order. */
export const QUESTIONS: Readonly<Record<Question, Asked>> = {
  name: {
    ask: 'Its name, as players read it',
    fallback: (id) => id.charAt(0).toUpperCase() + id.slice(1),
    wrong: (answer) =>
      answer.length > 0 && answer.length <= 40 ? undefined : 'it has 1 to 40 letters',
  },
  host: {
    ask: 'The host name it is served for',
    fallback: (id) => `${id}.localhost`,
    wrong: (answer) =>
      /^[a-z0-9][a-z0-9.-]*$/.test(answer)
        ? undefined
        : 'it is like play.example.com, without port',
  },
  color: {
    ask: 'Its colour, such as #3366ff',
    wrong: wrongColor,
  },
  radius: {
    ask: `Its corners: ${RADIUS_CHOICES.join(', ')}`,
    fallback: () => 'soft',
    wrong: oneOf(RADIUS_CHOICES),
  },
  font: {
    ask: `Its typeface: ${FONT_CHOICES.join(', ')}`,
    fallback: () => 'inter',
    wrong: oneOf(FONT_CHOICES),
  },
};

/**
 * The answers to every question: those given as options, and those asked for.
 *
 * @param ask asks a person; undefined without a terminal
 * @throws InputError for an answer that is wrong or missing
 */
export async function answersFor(
  id: string,
  given: Options['answers'],
  ask?: (question: string) => Promise<string>,
): Promise<NewBrand> {
  if (!isBrandId(id)) {
    throw new InputError(
      `'${id}' is not an id. Use lower-case letters, digits and hyphens, a letter first.`,
    );
  }
  const answers: Record<string, string> = { id };
  for (const [key, { ask: text, fallback, wrong }] of Object.entries(QUESTIONS)) {
    const usual = fallback?.(id);
    const question = usual === undefined ? `${text}: ` : `${text} [${usual}]: `;
    const answer = given[key as Question] ?? (ask && (await ask(question)).trim());
    const chosen = answer || usual || '';
    const problem = wrong(chosen);
    if (problem) throw new InputError(`--${key} '${chosen}': ${problem}.`);
    answers[key] = chosen;
  }
  const { secondColor } = given;
  if (secondColor === undefined) return answers as unknown as NewBrand;
  const problem = wrongColor(secondColor);
  if (problem) throw new InputError(`--second-color '${secondColor}': ${problem}.`);
  return { ...answers, secondColor } as unknown as NewBrand;
}
