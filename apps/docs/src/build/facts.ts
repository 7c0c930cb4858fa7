import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  componentSizes,
  exampleWriter,
  readComponents,
  readEntries,
  readProps,
  shown,
  type Component,
  type Entry,
  type PropTable,
} from '@platform/component-index';
import { brandVariables, loadBrands } from '@platform/tokens';
import { pick, upperFirst } from 'es-toolkit';
import type { Article, ComponentFacts, ExampleFacts, TokenFacts } from '../site/data.ts';
import { highlight, renderInline, renderMarkdown } from './markdown.ts';
import { stylesSize } from './stylesSize.ts';
import { tokensByStory } from './tokensByStory.ts';

export interface Sources {
  root: string;
  docs: string;
  /** Output folder of the examples. */
  examples: string;
  base: string;
}

/** First words of docstring paragraphs that become sections of the page. */
const SECTIONS = [
  ['keys', /^(?=\| *Key)/],
  ['whenNot', /^\*\*When not to use it:\*\* /],
  ['good', /^\*\*Do:\*\* /],
  ['bad', /^\*\*Don't:\*\* /],
] as const;

function partsOf(description: string) {
  const parts = { keys: '', whenNot: '', good: '', bad: '', rest: '' };
  for (const block of description.split(/\n\s*\n/)) {
    const [name, opening] = SECTIONS.find(([, found]) => found.test(block)) ?? ['rest', /^/];
    const text = block.replace(opening, '');
    parts[name] += `${name === 'rest' ? text : upperFirst(text)}\n\n`;
  }
  return parts;
}

async function readExamples(
  component: Component,
  tables: readonly PropTable[],
  write: ReturnType<typeof exampleWriter>,
  html: (markdown: string) => string,
): Promise<ExampleFacts[]> {
  return Promise.all(
    shown(component).map(async ({ name, description, frame }) => ({
      name,
      description: html(description),
      code: highlight(await write(component, name, tables), 'tsx'),
      frame,
    })),
  );
}

/** @throws Error if the package is not built */
export async function readComponentFacts(sources: Sources): Promise<ComponentFacts[]> {
  const { root, docs, base } = sources;
  const source = join(root, 'packages/ui/src');
  const dist = join(root, 'packages/ui/dist');
  if (!existsSync(join(dist, 'entries')))
    throw new Error(`${dist} is not there. Build the packages first: npm run docs does.`);
  const components = readComponents(source);
  const entries = readEntries(source);
  const names = new Set(entries.flatMap(({ exports }) => exports.flatMap((each) => each.names)));
  const props = readProps(components, (name) => names.has(name));
  const write = exampleWriter(entries, sources.examples);
  const tokens = tokensByStory(join(root, 'tokens'));
  const scripts = await componentSizes(dist);
  const html = (markdown: string) => renderMarkdown(markdown, docs, base).html;
  const pages = new Set(components.map(({ name }) => name));
  const linked = (markdown: string) =>
    html(markdown).replaceAll(/<code>(\w+)<\/code>/g, (code, name: string) =>
      pages.has(name) ? `<a href="${base}components/${name}/">${code}</a>` : code,
    );
  return Promise.all(
    components.map(async (component): Promise<ComponentFacts> => {
      const { name, description, title, tree } = component;
      const tables = props.get(name) ?? [];
      const { keys, whenNot, good, bad, rest } = partsOf(description);
      const entry = entries.find((each) => each.name === name);
      return {
        ...pick(component, ['name', 'room', 'status', 'synonyms', 'purpose']),
        description: linked(rest),
        whenNot: linked(whenNot),
        good: linked(good),
        bad: linked(bad),
        keys: html(keys),
        tree: tree && highlight(tree, 'yaml'),
        imports: entry ? highlight(importsOf(entry), 'tsx') : '',
        propTables: tables.map(withHtml),
        examples: await readExamples(component, tables, write, html),
        tokens: tokens(
          title,
          component.stories.map((story) => story.name),
        ),
        size: entry && {
          script: scripts.get(entry.name) ?? 0,
          styles: stylesSize(dist, entry.name),
        },
      };
    }),
  );
}

const withHtml = ({ component, props, slots }: PropTable): PropTable => ({
  component,
  props: props.map((prop) => ({ ...prop, description: renderInline(prop.description) })),
  slots: slots.map((slot) => ({ ...slot, description: renderInline(slot.description) })),
});

function importsOf({ name, exports }: Entry): string {
  const values = exports.filter(({ types }) => !types).flatMap((each) => each.names);
  const list = values.join(', ');
  const named = list.length > 60 ? `{\n  ${values.join(',\n  ')},\n}` : `{ ${list} }`;
  return `import ${named} from '@platform/ui/${name}';\nimport '@platform/ui/styles/${name}';`;
}

/** Reads the fields at the top of a Markdown file: `title: …`, `description: …`, `recipe: …`. */
function frontMatter(text: string) {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1];
  return {
    title: field('title'),
    description: field('description'),
    recipe: field('recipe'),
    order: Number(field('order') ?? 0),
    body,
  };
}

/** Reads the Markdown pages of the site. The path of a file determines the URL of its page. */
export function readArticles({ docs, base, root }: Sources): Article[] {
  const folder = join(docs, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort();
  const articles = files
    .map((file): Article => {
      const { body, title, description, ...facts } = frontMatter(
        readFileSync(join(folder, file), 'utf8'),
      );
      if (!title || !description) throw new Error(`${file} needs a title and a description.`);
      const path = `/${file.replaceAll('\\', '/').replace(/(index)?\.md$/, '')}`;
      return {
        path: path.endsWith('/') ? path : `${path}/`,
        title,
        description,
        ...facts,
        ...renderMarkdown(body, docs, base),
      };
    })
    .sort((a, b) => a.order - b.order);
  const changelog = readFileSync(join(root, 'packages/ui/CHANGELOG.md'), 'utf8');
  return [
    ...articles,
    {
      path: '/changelog/',
      title: 'Changelog',
      description: 'What changed in each release of @platform/ui.',
      recipe: undefined,
      order: 0,
      ...renderMarkdown(changelog.replace(/^# .*\n/, ''), docs, base),
    },
  ];
}

export const readBrands = async ({ root }: Sources) =>
  (await loadBrands(join(root, 'tokens'), { contrast: false })).map(({ id, name }) => ({
    id,
    name,
  }));

export async function readTokens({ root }: Sources): Promise<TokenFacts[]> {
  const brands = await loadBrands(join(root, 'tokens'), { contrast: false });
  const values = brands.map((brand) => ({ id: brand.id, variables: brandVariables(brand) }));
  return [...(values[0]?.variables.keys() ?? [])].map((variable) => ({
    variable,
    values: Object.fromEntries(
      values.map(({ id, variables }) => [id, variables.get(variable) ?? '']),
    ),
  }));
}
