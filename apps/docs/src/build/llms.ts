import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'es-toolkit';
import type { ComponentFacts, SiteData } from '../site/data.ts';
import type { Sources } from './facts.ts';

const plain = (html: string): string =>
  unescape(html.replaceAll(/<\/?code>/g, '`').replaceAll(/<[^>]+>/g, '')).replaceAll(/\s+/g, ' ');

function componentFile(
  { name, purpose, propTables, examples }: ComponentFacts,
  cache: string,
): string {
  const props = propTables.flatMap(({ component, props: list }) => [
    `## Props of ${component}`,
    ...list.map(
      ({ name: prop, type, required, defaultValue, description }) =>
        `- \`${prop}\`: \`${type}\`${required ? ', required' : ''}${defaultValue ? `, ${defaultValue} by default` : ''}. ${plain(description)}`,
    ),
  ]);
  const slots = propTables
    .filter((table) => table.slots.length > 0)
    .flatMap(({ component, slots: list }) => [
      `## Slots of ${component}`,
      ...list.map(
        ({ name: slot, type, each, description }) =>
          `- \`${slot}\`: \`${type}\`${each ? `, for each \`(${each})\`` : ''}. ${plain(description)}`,
      ),
    ]);
  const code = examples.flatMap((example) => [
    `## ${example.name}`,
    `\`\`\`tsx\n${readFileSync(join(cache, name, `${example.name}.tsx`), 'utf8')}\`\`\``,
  ]);
  return `${[`# ${name}`, purpose, ...props, ...slots, ...code].join('\n\n')}\n`;
}

/** Returns the files for language models: a list of the pages, and a Markdown file per component. */
export function llmsFiles(
  data: SiteData,
  { examples }: Sources,
): [path: string, content: string][] {
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${data.base}${path}): ${text}`;
  const index = [
    '# Platform UI',
    '> React components for gaming and wallet brands, themed by tokens.',
    '## Guides',
    data.articles
      .map(({ title, path, description }) => link(title, path.slice(1), description))
      .join('\n'),
    '## Components',
    data.components
      .map(({ name, purpose }) => link(name, `components/${name}.md`, purpose))
      .join('\n'),
  ];
  return [
    ['llms.txt', `${index.join('\n\n')}\n`],
    ...data.components.map((component): [string, string] => [
      `components/${component.name}.md`,
      componentFile(component, examples),
    ]),
  ];
}
