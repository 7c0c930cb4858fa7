import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readComponents, type Component } from '@platform/component-index';

/** Every component that has stories, room by room. */
export const components = readComponents(
  fileURLToPath(new URL('../packages/ui/src/', import.meta.url)),
);

/** The README that lists the components, and the lines around that list. */
export const README = fileURLToPath(new URL('../packages/ui/README.md', import.meta.url));
const START = '<!-- components: written by `npm run components` -->';
const END = '<!-- /components -->';

/** A Markdown table of the components of each room. */
function table(components: readonly Component[]): string {
  const rooms = [...new Set(components.map(({ room }) => room))];
  const sum = (count: (component: Component) => number) =>
    components.reduce((total, component) => total + count(component), 0);
  return [
    `${components.length} components, ${sum(({ stories }) => stories.length)} stories, ${sum(({ tests }) => tests)} tests of their own.`,
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
              ` ${stories.length} `,
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
  return `${readme.slice(0, before)}${START}\n\n${table(components)}\n\n${readme.slice(after)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(README, freshReadme(readFileSync(README, 'utf8')));
}
