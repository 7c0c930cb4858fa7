import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** The README that shows the parts, and the lines between which it does. */
export const README = fileURLToPath(new URL('../packages/ui/README.md', import.meta.url));
const START = '<!-- parts: written by `npm run parts` -->';
const END = '<!-- /parts -->';

interface Part {
  room: string;
  name: string;
  status: string;
  stories: number;
  tests: number;
  /** The first sentence of its docstring. */
  purpose: string;
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** The first sentence of the docstring that stands before the part. */
function purposeOf(code: string, name: string): string {
  const upTo = code.search(new RegExp(`^export (?:function|const) ${name}\\b`, 'm'));
  const start = upTo < 0 ? code.indexOf('/**') : code.lastIndexOf('/**', upTo);
  const docstring = code.slice(start, code.indexOf('*/', start) + 2);
  const words = docstring
    .replaceAll(/\/\*\*|\*\/|^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return (/^.*?[.:](?= |$)/.exec(words)?.[0] ?? words).replace(/:$/, '.');
}

function readPart(stories: string): Part {
  const folder = dirname(stories);
  const name = basename(stories, '.stories.tsx');
  const read = (ending: string) => {
    const path = join(source, folder, name + ending);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const told = read('.stories.tsx');
  const proofs = readdirSync(join(source, folder))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .join('\n');
  return {
    room: folder.split('/')[0] ?? '',
    name,
    status: /'(stable|draft)'/.exec(told)?.[1] ?? 'draft',
    stories: count(told, /^export const \w+/gm),
    tests: count(proofs, /^\s*(?:test|it|describeConformance)(?:\.each|\()/gm),
    purpose: purposeOf(read('.tsx') || read('.ts') || told, name),
  };
}

/** Every part that has stories, room by room. */
export const readParts = (): Part[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(?!screens|foundations|studio).*\.stories\.tsx$/.test(path))
    .sort()
    .map(readPart);

/** The parts as one table of Markdown a room. */
function table(parts: readonly Part[]): string {
  const rooms = [...new Set(parts.map(({ room }) => room))];
  const sum = (count: (part: Part) => number) =>
    parts.reduce((total, part) => total + count(part), 0);
  return [
    `${parts.length} parts, ${sum(({ stories }) => stories)} stories, ${sum(({ tests }) => tests)} tests of their own.`,
    ...rooms.map((room) =>
      [
        `### ${room}`,
        '',
        '| part | what it is for | status | stories | tests |',
        '| --- | --- | --- | --: | --: |',
        ...parts
          .filter((part) => part.room === room)
          .map(({ name, purpose, status, stories, tests }) =>
            [
              '',
              ` \`${name}\` `,
              ` ${purpose} `,
              ` ${status} `,
              ` ${stories} `,
              ` ${tests} `,
              '',
            ].join('|'),
          ),
      ].join('\n'),
    ),
  ].join('\n\n');
}

/** The README as the source has it now. */
export function freshReadme(readme: string): string {
  const [before, after] = [readme.indexOf(START), readme.indexOf(END)];
  if (before < 0 || after < 0) throw new Error(`${README} lacks the lines ${START} and ${END}.`);
  return `${readme.slice(0, before)}${START}\n\n${table(readParts())}\n\n${readme.slice(after)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(README, freshReadme(readFileSync(README, 'utf8')));
}
