import { FONT_CHOICES, isBrandId, RADIUS_CHOICES, type NewBrand } from '@platform/tokens';
import { InputError, readArguments, wholeNumber } from '@platform/command-line';
import type { FixMode } from './check.ts';
import { didYouMean, refuseMalformed, wordsIn } from './wording.ts';

export const USAGE = `Usage
  npm run brand -- new ID       adds a brand; asks for what is not given:
      --name Zephyr --host zephyr.localhost --color '#3366ff' [--second-color '#ff8800']
      --radius ${RADIUS_CHOICES.join('|')}  --font ${FONT_CHOICES.join('|')}
  npm run brand -- check [ID]   says what is wrong and how to fix it, the worst of each token first;
      --all lists everything, --fix fixes what it can and says what it changed,
      --dry-run says what --fix would change
  npm run brand -- font ID      puts a typeface of its own into the folder, divided by script:
      --file Acme.woff2 [--family 'Acme Sans'] [--licence 'SIL Open Font License 1.1']
  npm run brand -- list         the brands, their hosts and whether they pass
  npm run brand -- build        a CSS file for each brand; --out FOLDER (dist/brands)
  npm run brand -- studio ID    opens the Brand Studio on the brand
  npm run brand -- schemas      writes the schemas that editors complete from

On a running server (--server http://localhost:4000, and its token in BRANDS_TOKEN):
  npm run brand -- draft ID     keeps the folder as a version, which no one is served yet
  npm run brand -- preview ID   an address that shows the newest version, for --hours 24
  npm run brand -- diff ID      what is different from what is served to the folder, in words;
      --from 2 --to 3 compares versions, --all lists every contrast,
      --pictures FOLDER shows the pages of both versions side by side
  npm run brand -- publish ID   serves the newest version; --at 2026-12-01T09:00:00Z then,
      --folder serves the folder again
  npm run brand -- history ID   its versions, and what was published when and by whom
  npm run brand -- rollback ID  goes back to what was served before, and takes back what is planned;
      --off takes the brand off the site where nothing of it was served before
  npm run brand -- cancel ID    takes back what is planned; --at 2026-12-01T09:00:00Z for then
  npm run brand -- export ID    writes what is served into its folder; --out FOLDER, --replace
  npm run brand -- import DIR   keeps a folder from elsewhere as a version, under its own name
      --version 3 takes another version than the newest, or than what is served;
      --author and --note are recorded

Exits with 0 when all is well, 1 when a brand is wrong, 2 when the arguments are.`;

const OPTIONS = {
  name: { type: 'string' },
  host: { type: 'string' },
  color: { type: 'string' },
  'second-color': { type: 'string' },
  radius: { type: 'string' },
  font: { type: 'string' },
  file: { type: 'string' },
  family: { type: 'string' },
  licence: { type: 'string' },
  fix: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  all: { type: 'boolean' },
  out: { type: 'string' },
  server: { type: 'string' },
  version: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  at: { type: 'string' },
  hours: { type: 'string' },
  folder: { type: 'boolean' },
  off: { type: 'boolean' },
  pictures: { type: 'string' },
  replace: { type: 'boolean' },
  author: { type: 'string' },
  note: { type: 'string' },
} as const;

/** A value for each option that takes one, for messages. */
const EXAMPLES: Readonly<Partial<Record<OptionName, string>>> = {
  name: 'Zephyr',
  host: 'zephyr.localhost',
  // Without quotes, a shell takes a colour for a comment.
  color: "'#3366ff'",
  'second-color': "'#ff8800'",
  radius: 'soft',
  font: 'inter',
  file: 'Acme.woff2',
  family: "'Acme Sans'",
  licence: "'SIL Open Font License 1.1'",
  out: 'FOLDER',
  server: 'http://localhost:4000',
  version: '2',
  from: '2',
  to: '3',
  at: '2026-12-01T09:00:00Z',
  hours: '48',
  pictures: 'FOLDER',
  author: 'Mira',
  note: "'For spring'",
};

export const COMMANDS = [
  'new',
  'check',
  'font',
  'list',
  'build',
  'studio',
  'schemas',
  'draft',
  'preview',
  'diff',
  'publish',
  'history',
  'rollback',
  'cancel',
  'export',
  'import',
] as const;
export type Command = (typeof COMMANDS)[number];

type OptionName = keyof typeof OPTIONS;

/** What a command takes: what is named after it, in brackets where it may be left out, and its options. */
interface Takes {
  subject: 'ID' | '[ID]' | 'DIR' | undefined;
  options: readonly OptionName[];
}

const SERVER: readonly OptionName[] = ['server', 'author', 'note'];

const TAKES: Readonly<Record<Command, Takes>> = {
  new: {
    subject: 'ID',
    options: ['name', 'host', 'color', 'second-color', 'radius', 'font', 'all'],
  },
  check: { subject: '[ID]', options: ['all', 'fix', 'dry-run'] },
  font: { subject: 'ID', options: ['file', 'family', 'licence', 'all'] },
  list: { subject: undefined, options: [] },
  build: { subject: undefined, options: ['out'] },
  studio: { subject: 'ID', options: [] },
  schemas: { subject: undefined, options: [] },
  draft: { subject: 'ID', options: SERVER },
  preview: { subject: 'ID', options: ['version', 'hours', ...SERVER] },
  diff: { subject: 'ID', options: ['from', 'to', 'all', 'pictures', ...SERVER] },
  publish: { subject: 'ID', options: ['version', 'at', 'folder', ...SERVER] },
  history: { subject: 'ID', options: SERVER },
  rollback: { subject: 'ID', options: ['off', ...SERVER] },
  cancel: { subject: 'ID', options: ['at', ...SERVER] },
  export: { subject: 'ID', options: ['version', 'out', 'replace', ...SERVER] },
  import: { subject: 'DIR', options: SERVER },
};

/** What the commands of a running server take beside the brand. */
export interface VersionOptions {
  server: string | undefined;
  version: number | undefined;
  from: number | undefined;
  to: number | undefined;
  at: string | undefined;
  hours: number | undefined;
  folder: boolean;
  off: boolean;
  pictures: string | undefined;
  replace: boolean;
  author: string | undefined;
  note: string;
}

/** What was asked for on the command line. */
export interface Options {
  command: Command;
  id: string | undefined;
  answers: Readonly<Partial<Record<Question | 'secondColor', string>>>;
  mode: FixMode;
  all: boolean;
  out: string | undefined;
  font: FontOptions;
  versions: VersionOptions;
}

/** What `font` takes beside the brand. */
export interface FontOptions {
  file: string | undefined;
  family: string | undefined;
  licence: string | undefined;
}

/** What `new` asks. */
export type Question = Exclude<keyof NewBrand, 'id' | 'secondColor'>;

const isCommand = (word: string): word is Command => COMMANDS.some((command) => command === word);

/** Reads the command line. Throws an `InputError` that says what was wrong and how it is used. */
export function readOptions(argv: readonly string[]): Options {
  const [command = '', id, ...more] = wordsIn(argv, OPTIONS);
  if (!isCommand(command)) {
    const meant = didYouMean(command, COMMANDS);
    if (meant !== '') throw new InputError(`There is no '${command}'.${meant}`);
    throw new InputError((command === '' ? '' : `There is no '${command}'.\n\n`) + USAGE);
  }
  const { options } = TAKES[command];
  refuseMalformed(argv, OPTIONS, {
    use: `npm run brand -- ${command}`,
    options,
    examples: EXAMPLES,
  });
  refuseOthers(command, id, more);
  const { values } = readArguments(
    { args: [...argv], options: OPTIONS, allowPositionals: true },
    USAGE,
  );
  const { fix = false, 'dry-run': dry = false, all = false, out } = values;
  const { name, host, color, 'second-color': secondColor, radius, font } = values;
  const answers = {
    ...Object.fromEntries(
      Object.entries({ name, host, color, radius, font }).filter(
        ([, given]) => given !== undefined,
      ),
    ),
    ...(secondColor !== undefined && { secondColor }),
  };
  const mode = dry ? 'show' : fix ? 'write' : 'none';
  const { file, family, licence } = values;
  const versions = versionOptions(values);
  return { command, id, answers, mode, all, out, font: { file, family, licence }, versions };
}

/** Throws for words that a command does not take: it would do something else than what was meant. */
function refuseOthers(command: Command, id: string | undefined, more: readonly string[]): void {
  const { subject } = TAKES[command];
  const use = `npm run brand -- ${command}${subject === undefined ? '' : ` ${subject}`}`;
  if (id === undefined && (subject === 'ID' || subject === 'DIR')) {
    throw new InputError(`Which ${subject === 'ID' ? 'brand' : 'folder'}? Use '${use}'.`);
  }
  const [extra] = subject === undefined && id !== undefined ? [id] : more;
  if (extra !== undefined) throw new InputError(`'${extra}' is too much. Use '${use}'.`);
  if (id !== undefined && subject !== 'DIR') refuseOtherIds(id);
}

function refuseOtherIds(id: string): void {
  if (isBrandId(id)) return;
  throw new InputError(
    `'${id}' is not an id. Use lower-case letters, digits and hyphens, a letter first.`,
  );
}

const whole = (option: string, text: string | undefined) =>
  text === undefined ? undefined : wholeNumber(option, text);

/** A moment with its time zone, or one of this machine's own. */
function momentOf(text: string): string {
  const moment = new Date(text);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)T\d/.exec(text)?.map(Number) ?? [];
  // Date takes the 30th of February for the 2nd of March.
  const isDay =
    year !== undefined &&
    month !== undefined &&
    new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  if (!Number.isNaN(moment.getTime()) && isDay) return moment.toISOString();
  throw new InputError(
    `--at '${text}': it is a day and a time, such as 2026-12-01T09:00:00Z, or without Z in the time zone of this machine.`,
  );
}

function versionOptions(values: {
  [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'string'
    ? string
    : boolean;
}): VersionOptions {
  const { server, version, from, to, at, hours, author } = values;
  if (values.folder && version !== undefined) {
    throw new InputError('Publish the folder or a version: leave out --folder or --version.');
  }
  return {
    server,
    version: whole('version', version),
    from: whole('from', from),
    to: whole('to', to),
    at: at === undefined ? undefined : momentOf(at),
    hours: whole('hours', hours),
    folder: values.folder ?? false,
    off: values.off ?? false,
    pictures: values.pictures,
    replace: values.replace ?? false,
    author,
    note: values.note ?? '',
  };
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
  refuseOtherIds(id);
  const answers: Record<string, string> = { id };
  for (const [key, { ask: text, fallback, wrong }] of Object.entries(QUESTIONS)) {
    const usual = fallback?.(id);
    const question = usual === undefined ? `${text}: ` : `${text} [${usual}]: `;
    const option = given[key as Question];
    let chosen = (option ?? (await ask?.(question))?.trim()) || usual || '';
    // Who is asked can answer again; an option is corrected in the command.
    for (let problem = wrong(chosen); problem !== undefined; problem = wrong(chosen)) {
      if (!ask || option !== undefined) throw new InputError(`--${key} '${chosen}': ${problem}.`);
      const again = `'${chosen}' cannot be used: ${problem}.\n${question}`;
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
