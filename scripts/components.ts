import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** The README that lists the components, and the lines around that list. */
export const README = fileURLToPath(new URL('../packages/ui/README.md', import.meta.url));
const START = '<!-- components: written by `npm run components` -->';
const END = '<!-- /components -->';

interface Component {
  room: string;
  name: string;
  status: string;
  stories: number;
  tests: number;
  /** The first sentence of its docstring. */
  purpose: string;
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** The first sentence of the docstring above the component. */
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

function readComponent(stories: string): Component {
  const folder = dirname(stories);
  const name = basename(stories, '.stories.tsx');
  const read = (ending: string) => {
    const path = join(source, folder, name + ending);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const storyFile = read('.stories.tsx');
  const tests = readdirSync(join(source, folder))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .join('\n');
  return {
    room: folder.split('/')[0] ?? '',
    name,
    status: /'(stable|draft)'/.exec(storyFile)?.[1] ?? 'draft',
    stories: count(storyFile, /^export const \w+/gm),
    tests: count(tests, /^\s*(?:test|it|describeConformance)(?:\.each|\()/gm),
    purpose: purposeOf(read('.tsx') || read('.ts') || storyFile, name),
  };
}

/** Every component that has stories, room by room. */
export const readComponents = (): Component[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(?!screens).*\.stories\.tsx$/.test(path))
    .sort()
    .map(readComponent);

/** A Markdown table of the components of each room. */
function table(components: readonly Component[]): string {
  const rooms = [...new Set(components.map(({ room }) => room))];
  const sum = (count: (component: Component) => number) =>
    components.reduce((total, component) => total + count(component), 0);
  return [
    `${components.length} components, ${sum(({ stories }) => stories)} stories, ${sum(({ tests }) => tests)} tests of their own.`,
    ...rooms.map((room) =>
      [
        `### ${room}`,
        '',
        '| component | what it is for | status | stories | tests |',
        '| --- | --- | --- | --: | --: |',
        ...components
          .filter((component) => component.room === room)
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

/** The README, with the list written from the sources. */
export function freshReadme(readme: string): string {
  const [before, after] = [readme.indexOf(START), readme.indexOf(END)];
  if (before < 0 || after < 0) throw new Error(`${README} lacks the lines ${START} and ${END}.`);
  return `${readme.slice(0, before)}${START}\n\n${table(readComponents())}\n\n${readme.slice(after)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(README, freshReadme(readFileSync(README, 'utf8')));
}
