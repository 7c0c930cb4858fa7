import {
  BRAND_COMMAND,
  FONT_CHOICES,
  isBrandId,
  nearest,
  RADIUS_CHOICES,
  type NewBrand,
} from '@platform/tokens';
import { InputError, readArguments, wholeNumber } from '@platform/command-line';
import { upperFirst } from 'es-toolkit';
import type { FixMode } from './check.ts';

export const USAGE = `Usage
  npm run brand -- new ID       creates a brand; asks for missing options in a terminal:
      --name Zephyr --host zephyr.localhost --color '#3366ff' [--second-color '#ff8800']
      --radius ${RADIUS_CHOICES.join('|')}  --font ${FONT_CHOICES.join('|')}
  npm run brand -- check [ID]   lists problems and how to fix them, the worst of each token first;
      --all lists all problems, --fix fixes what it can and lists the changes,
      --dry-run lists the changes without making them
  npm run brand -- font ID      adds a typeface to the folder, split into files by script:
      --file Acme.woff2 [--family 'Acme Sans'] [--licence 'SIL Open Font License 1.1']
  npm run brand -- list         lists the brands and their hosts, and marks invalid brands
  npm run brand -- build        writes CSS, JSON, types and a theme for Tailwind CSS;
      --out FOLDER (default: dist/brands)
  npm run brand -- watch        builds again after each change; --out FOLDER
  npm run brand -- pins ID      lists the tokens that the brand sets, beside the foundation's
  npm run brand -- studio ID    opens the brand in the Brand Studio
  npm run brand -- schemas      writes the schemas that editors use for completion

For a running server (--server http://localhost:4000). You sign in with a code that the command prints. A program
has its token in STAFF_TOKEN:
  npm run brand -- draft ID     saves the folder as a version, without publishing it
  npm run brand -- preview ID   prints an address that shows your newest version, for --hours 24
  npm run brand -- diff ID      describes the differences between the served brand and the folder;
      --from 2 --to 3 compares versions, --all lists every contrast,
      --pictures FOLDER saves screenshots of both versions, side by side
  npm run brand -- publish ID   publishes your newest version, now or --at 2026-12-01T09:00:00Z;
      --folder publishes the folder instead; --merge adds the changes of the version that it
      replaces; --over 2, or --over folder, replaces a version that this one was not made from
  npm run brand -- history ID   lists the versions and publications
  npm run brand -- rollback ID  restores the previous publication, and cancels planned ones;
      --off takes the brand offline if nothing was served before
  npm run brand -- cancel ID    cancels planned publications; --at 2026-12-01T09:00:00Z cancels one
  npm run brand -- export ID    writes the served files to the folder; --out FOLDER, --replace
  npm run brand -- import DIR   saves another folder as a version of the brand with its name

  --version 3 selects a version instead of your newest or the served one.
  --note is recorded with the owner of the token.

Exit codes: 0 on success, 1 if a brand is invalid, 2 if the arguments are invalid.`;

export const SHIPPED_USAGE = `Usage
  npx @platform/brand new ID      creates brands/ID from a colour:
      --color '#3366ff' [--second-color '#ff8800']
      [--radius ${RADIUS_CHOICES.join('|')}] [--font ${FONT_CHOICES.join('|')}]
      or from a brand, whose tokens it inherits: --inherits acme
  npx @platform/brand check [ID]  lists problems and how to fix them, the worst of each token first;
      --all lists all problems, --fix fixes what it can and lists the changes,
      --dry-run lists the changes without making them
  npx @platform/brand build       writes CSS, JSON, types and a theme for Tailwind CSS;
      --out FOLDER (default: src/brands)
  npx @platform/brand watch       builds again after each change; --out FOLDER
  npx @platform/brand list        lists the brands, and marks invalid brands
  npx @platform/brand pins ID     lists the tokens that the brand sets, beside those it replaces

Exit codes: 0 on success, 1 if a brand is invalid, 2 if the arguments are invalid.`;

const FLAGS = ['fix', 'dry-run', 'all', 'folder', 'merge', 'off', 'replace'] as const;
const SERVER = ['server', 'note'] as const;
const NUMBERS = ['version', 'from', 'to', 'hours'] as const;

const TAKES = {
  new: ['ID', 'name', 'host', 'color', 'second-color', 'radius', 'font', 'all'],
  check: ['[ID]', 'all', 'fix', 'dry-run'],
  font: ['ID', 'file', 'family', 'licence', 'all'],
  list: [undefined],
  build: [undefined, 'out'],
  watch: [undefined, 'out'],
  pins: ['ID'],
  studio: ['ID'],
  schemas: [undefined],
  draft: ['ID', ...SERVER],
  preview: ['ID', 'version', 'hours', ...SERVER],
  diff: ['ID', 'from', 'to', 'all', 'pictures', ...SERVER],
  publish: ['ID', 'version', 'at', 'folder', 'merge', 'over', ...SERVER],
  history: ['ID', ...SERVER],
  rollback: ['ID', 'off', ...SERVER],
  cancel: ['ID', 'at', ...SERVER],
  export: ['ID', 'version', 'out', 'replace', ...SERVER],
  import: ['DIR', ...SERVER],
} as const;

/** Command arguments: the subject, in brackets if optional, then the options. */
export type Takes = readonly [subject: 'ID' | '[ID]' | 'DIR' | undefined, ...options: OptionName[]];

type OptionName =
  | Exclude<(typeof TAKES)[Command][number], 'ID' | '[ID]' | 'DIR' | undefined>
  | 'inherits';
type Values = {
  [Name in OptionName]?: Name extends (typeof FLAGS)[number] ? boolean : string;
};

export type Command = keyof typeof TAKES;
export const COMMANDS = Object.keys(TAKES) as Command[];

/** Commands of the published package. It has no prompts, and its brands have no hosts. */
export const SHIPPED = {
  new: ['ID', 'color', 'second-color', 'radius', 'font', 'inherits'],
  check: TAKES.check,
  list: TAKES.list,
  build: TAKES.build,
  watch: TAKES.watch,
  pins: TAKES.pins,
} as const satisfies Partial<Record<Command, Takes>>;
export type ShippedCommand = keyof typeof SHIPPED;

/** Questions of `new`, by the field that each one fills. */
export type Question = Exclude<keyof NewBrand, 'id' | 'secondColor'>;

type Numbers = Partial<Record<(typeof NUMBERS)[number], number>>;

export interface Options<Known extends Command = Command>
  extends Omit<Values, keyof Numbers | 'all' | 'at' | 'note' | 'over'>, Numbers {
  command: Known;
  /** Id of the brand or path of its folder; '' without a subject. */
  id: string;
  answers: Readonly<Partial<Record<Question | 'secondColor', string>>>;
  mode: FixMode;
  all: boolean;
  /** Time of publication in ISO 8601, in the format of `toISOString`. */
  at: string | undefined;
  /**
   * Served version to replace, even if it is not the base of the published version; null for the
   * folder.
   */
  over: number | null | undefined;
  note: string;
}

/** Throws an `InputError` that suggests the closest known name. */
function commandOf<Known extends Command>(
  word: string,
  commands: readonly Known[],
  usage: string,
): Known {
  const command = commands.find((known) => known === word);
  if (command) return command;
  if (word === '') throw new InputError(usage);
  const near = nearest(word, commands);
  throw new InputError(
    `Unknown command '${word}'.${near === undefined ? `\n\n${usage}` : ` Did you mean '${near}'?`}`,
  );
}

export function readOptions<Known extends Command = Command>(
  [word = '', ...argv]: readonly string[],
  takes: Record<Known, Takes> = TAKES as unknown as Record<Known, Takes>,
  usage: string = USAGE,
): Options<Known> {
  const command = commandOf(word, Object.keys(takes) as Known[], usage);
  const [subject, ...names] = takes[command];
  const use = `${BRAND_COMMAND} ${command}${subject === undefined ? '' : ` ${subject}`}`;
  const options = names.map((name) => {
    const isFlag = FLAGS.some((flag) => flag === name);
    return [name, { type: isFlag ? ('boolean' as const) : ('string' as const) }] as const;
  });
  const taken = names.map((name) => ` --${name}`).join('');
  const parsed = readArguments(
    { args: argv, options: Object.fromEntries(options), allowPositionals: true },
    `Use '${use}'${taken && ` with${taken}`}.`,
  );
  const [id = '', ...more] = parsed.positionals;
  if (id === '' && (subject === 'ID' || subject === 'DIR')) {
    throw new InputError(`The ${subject === 'ID' ? 'brand' : 'folder'} is missing. Use '${use}'.`);
  }
  const [extra] = subject === undefined && id !== '' ? [id] : more;
  if (extra !== undefined) throw new InputError(`Unexpected argument '${extra}'. Use '${use}'.`);
  if (id !== '' && subject !== 'DIR') refuseOtherIds(id);
  const values = parsed.values as Values;
  const { name, host, color, 'second-color': secondColor, radius, font, at, over } = values;
  if (values.folder && values.version !== undefined) {
    throw new InputError('Publish either the folder or a version: omit --folder or --version.');
  }
  if (values.folder && values.merge) {
    throw new InputError("Only versions can be merged: omit --folder, and run 'draft' first.");
  }
  const numbers = NUMBERS.flatMap((option) => {
    const text = values[option];
    return text === undefined ? [] : [[option, wholeNumber(option, text)]];
  });
  const given = Object.entries({ name, host, color, secondColor, radius, font });
  return {
    ...(values as Omit<Values, keyof Numbers>),
    ...(Object.fromEntries(numbers) as Numbers),
    command,
    id,
    answers: Object.fromEntries(given.filter(([, answer]) => answer !== undefined)),
    mode: values['dry-run'] ? 'show' : values.fix ? 'write' : 'none',
    all: values.all ?? false,
    at: at === undefined ? undefined : momentOf(at),
    over: over === undefined ? undefined : over === 'folder' ? null : wholeNumber('over', over),
    note: values.note ?? '',
  };
}

function refuseOtherIds(id: string): void {
  if (isBrandId(id)) return;
  throw new InputError(
    `'${id}' is not a valid id. Use lower-case letters, digits and hyphens, and start with a letter.`,
  );
}

/** Returns a time in ISO 8601. Without a time zone, the given time is local to this machine. */
function momentOf(text: string): string {
  const moment = new Date(text);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)T\d/.exec(text)?.map(Number) ?? [];
  // Rejects invalid days, because `Date` would read 30 February as 2 March.
  const isDay =
    year !== undefined &&
    month !== undefined &&
    new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  if (!Number.isNaN(moment.getTime()) && isDay) return moment.toISOString();
  throw new InputError(
    `--at '${text}': use a date and a time, such as 2026-12-01T09:00:00Z. Without Z, the time is local to this machine.`,
  );
}

interface Asked {
  ask: string;
  fallback?: (id: string) => string;
  wrong: (answer: string) => string | undefined;
}

const choice = (what: string, words: readonly string[], usual: string): Asked => ({
  ask: `${what}: ${words.join(', ')}`,
  fallback: () => usual,
  wrong: (answer) => (words.includes(answer) ? undefined : `use one of ${words.join(', ')}`),
});

const wrongColor = (answer: string) =>
  /^#[0-9a-f]{6}$/i.test(answer) ? undefined : "use a colour such as '#3366ff'";

export const QUESTIONS: Readonly<Record<Question, Asked>> = {
  name: {
    ask: 'Name of the brand, as shown to players',
    fallback: upperFirst,
    wrong: (answer) =>
      answer.length > 0 && answer.length <= 40 ? undefined : 'use 1 to 40 characters',
  },
  host: {
    ask: 'Host name that serves it',
    fallback: (id) => `${id}.localhost`,
    wrong: (answer) =>
      /^[a-z0-9][a-z0-9.-]*$/.test(answer)
        ? undefined
        : 'use a host name such as play.example.com, without a port',
  },
  color: { ask: 'Colour, such as #3366ff', wrong: wrongColor },
  radius: choice('Corners', RADIUS_CHOICES, 'soft'),
  font: choice('Typeface', FONT_CHOICES, 'inter'),
};

/** @param ask asks the operator; undefined without a terminal */
export async function answersFor(
  id: string,
  given: Options['answers'],
  ask?: (question: string) => Promise<string>,
): Promise<NewBrand> {
  refuseOtherIds(id);
  const answers: Record<string, string> = { id };
  for (const [key, { ask: text, fallback, wrong }] of Object.entries(QUESTIONS)) {
    const usual = fallback?.(id);
    const question = usual === undefined ? `${text}: ` : `${text} [${usual}]: `;
    const option = given[key as Question];
    let chosen = (option ?? (await ask?.(question))?.trim()) || usual || '';
    // Asks again after an invalid answer. An invalid option cannot be corrected, so it throws.
    for (let problem = wrong(chosen); problem !== undefined; problem = wrong(chosen)) {
      if (!ask || option !== undefined) throw new InputError(`--${key} '${chosen}': ${problem}.`);
      const again = `'${chosen}' is not valid: ${problem}.\n${question}`;
      chosen = (await ask(again)).trim() || usual || '';
    }
    answers[key] = chosen;
  }
  const { secondColor } = given;
  if (secondColor === undefined) return answers as unknown as NewBrand;
  const problem = wrongColor(secondColor);
  if (problem) throw new InputError(`--second-color '${secondColor}': ${problem}.`);
  return { ...answers, secondColor } as unknown as NewBrand;
}
