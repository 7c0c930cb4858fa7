import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  bare,
  findObject,
  objectOf,
  propertyOf,
  readSourceFile,
  resolveRelative,
  type SourceFile,
} from './sourceFile.ts';
import ts from 'typescript';

export interface Component {
  name: string;
  /** Folder in `packages/ui/src` that contains the component, such as `primitives`. */
  room: string;
  path: string;
  title: string;
  status: 'stable' | 'draft';
  /** Synonyms for the component's name, used by the search. */
  synonyms: string[];
  /** Component docstring, in Markdown. */
  description: string;
  purpose: string;
  /** Accessibility tree of the first story, or of the overlay that it opens, as YAML. */
  tree: string;
  stories: Story[];
}

export interface Story {
  name: string;
  description: string;
  /** True if the story has a play function: its name then does not describe the first render. */
  isPlayed: boolean;
  /** CSS height of the frame for a story that covers the page, such as `40rem`. */
  frame: string | undefined;
}

function docstringOf(statement: ts.Statement | undefined): string {
  const doc = statement && ts.getJSDocCommentsAndTags(statement).findLast(ts.isJSDoc);
  return ts.getTextOfJSDocComment(doc?.comment) ?? '';
}

function firstSentence(description: string): string {
  const words = description.replaceAll(/\s+/g, ' ');
  return (/^.*?[.:](?= |$)/.exec(words)?.[0] ?? words).replace(/:$/, '.');
}

/** Height that an open menu or tooltip needs, including its button. */
const OVERLAY = '24rem';

function frameOf(object: ts.ObjectLiteralExpression): string | undefined {
  const text = (name: string) => propertyOf(object, name)?.getText() ?? '';
  const asked = /inline: false, height: '([^']+)'/.exec(text('parameters'))?.[1];
  return asked ?? (/\b(?:defaultOpen|open): true/.test(text('args')) ? OVERLAY : undefined);
}

function readStories(source: SourceFile): Story[] {
  const ofAll = frameOf(objectOf(source, 'meta'));
  return source.file.statements.flatMap((statement) => {
    const isExported =
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    return statement.declarationList.declarations.map((declaration): Story => {
      const name = declaration.name.getText();
      const object = findObject(source, name);
      return {
        name,
        description: docstringOf(statement),
        isPlayed: object !== undefined && propertyOf(object, 'play') !== undefined,
        frame: (object && frameOf(object)) ?? ofAll,
      };
    });
  });
}

const texts = (node: ts.Expression | undefined): string[] =>
  node && ts.isArrayLiteralExpression(bare(node))
    ? (bare(node) as ts.ArrayLiteralExpression).elements
        .filter(ts.isStringLiteral)
        .map(({ text }) => text)
    : [];

/** Reads the component of a story file, whose name can differ: `Toast` shows `ToastProvider`. */
function componentOf({ path, bindings }: SourceFile, meta: ts.ObjectLiteralExpression) {
  const value = propertyOf(meta, 'component');
  const { module, name } = (value && bindings.get(value.getText())?.imported) ?? {};
  return name && module?.startsWith('./')
    ? { name, path: resolveRelative(path, module) }
    : undefined;
}

function readComponent(root: string, stories: string): Component {
  const path = join(root, stories);
  const folder = dirname(path);
  const name = basename(stories, '.stories.tsx');
  const filesWith = (...endings: string[]) =>
    endings.map((ending) => join(folder, name + ending)).filter((file) => existsSync(file));
  const source = readSourceFile(path);
  const meta = objectOf(source, 'meta');
  const title = propertyOf(meta, 'title');
  const tags = texts(propertyOf(meta, 'tags'));
  const shown = componentOf(source, meta);
  const [own = path] = filesWith('.tsx', '.ts');
  const { file, bindings } = readSourceFile(shown?.path ?? own);
  const described = bindings.get(shown?.name ?? name)?.statement;
  const description = docstringOf(described ?? file.statements.find(docstringOf));
  const [tree] = filesWith('.open.aria.yml', '.aria.yml');
  return {
    name,
    room: stories.split('/')[0] ?? '',
    path,
    title: title && ts.isStringLiteral(title) ? title.text : name,
    status: tags.includes('stable') ? 'stable' : 'draft',
    synonyms: tags.filter((tag) => tag !== 'stable' && tag !== 'draft'),
    description,
    purpose: firstSentence(description),
    tree: tree ? readFileSync(tree, 'utf8').trim() : '',
    stories: readStories(source),
  };
}

/** Matches a component's stories, in a folder with the component's name. */
const OF_COMPONENT = /\/(\w+)\/\1\.stories\.tsx$/;

export const readComponents = (root: string): Component[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => OF_COMPONENT.test(path))
    .sort()
    .map((path) => readComponent(root, path));
