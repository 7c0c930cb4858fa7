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

/** A component, as its folder describes it. */
export interface Component {
  /** The name of its story file, such as `Button`. */
  name: string;
  /** The folder of `packages/ui/src` that it belongs to, such as `primitives`. */
  room: string;
  /** Its story file. */
  path: string;
  /** Its place in Storybook, such as `Primitives/Button`. */
  title: string;
  status: 'stable' | 'draft';
  /** Other names for it, by which people search. */
  synonyms: string[];
  /** Its docstring, in Markdown. */
  description: string;
  /** The first sentence of its docstring. */
  purpose: string;
  /** Accessibility tree of the first story, or of the overlay that it opens, as YAML. */
  tree: string;
  stories: Story[];
  /** How many tests of its own it has. */
  tests: number;
}

export interface Story {
  /** The name of the export, such as `WithIcons`. */
  name: string;
  /** Its docstring, in Markdown; empty where the name says it all. */
  description: string;
  /** Something is pressed or typed before it looks as its name says. */
  isPlayed: boolean;
  /** The height of the page that it needs for itself, as CSS, where it covers one: `40rem`. */
  frame: string | undefined;
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** A docstring without its stars. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\/\*\*\s?|\s*\*\/$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .trim();

/** The docstring above the component, in Markdown. */
function docstringOf(code: string, name: string): string {
  const upTo = code.search(new RegExp(`^export (?:function|const) ${name}\\b`, 'm'));
  const start = upTo < 0 ? code.indexOf('/**') : code.lastIndexOf('/**', upTo);
  return plain(code.slice(start, code.indexOf('*/', start) + 2));
}

/** The first sentence of a docstring. */
function firstSentence(description: string): string {
  const words = description.replaceAll(/\s+/g, ' ');
  return (/^.*?[.:](?= |$)/.exec(words)?.[0] ?? words).replace(/:$/, '.');
}

/** The docstring of a story: the comment right above its statement. */
function docstringAbove({ file }: SourceFile, statement: ts.Statement): string {
  const comments = ts.getLeadingCommentRanges(file.text, statement.pos) ?? [];
  const last = comments.at(-1);
  const text = last ? file.text.slice(last.pos, last.end) : '';
  return text.startsWith('/**') ? plain(text) : '';
}

/** The height of an open menu or tooltip with its button. */
const OVERLAY = '24rem';

/** The frame that a story or its file asks Storybook for, or that something open at first needs. */
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
        description: docstringAbove(source, statement),
        isPlayed: object !== undefined && propertyOf(object, 'play') !== undefined,
        frame: (object && frameOf(object)) ?? ofAll,
      };
    });
  });
}

/** The texts of an array of string literals. */
const texts = (node: ts.Expression | undefined): string[] =>
  node && ts.isArrayLiteralExpression(bare(node))
    ? (bare(node) as ts.ArrayLiteralExpression).elements
        .filter(ts.isStringLiteral)
        .map(({ text }) => text)
    : [];

/** Finds the component of the stories in its folder: `Toast` is used by `ToastProvider`. */
function componentOf({ path, bindings }: SourceFile, meta: ts.ObjectLiteralExpression) {
  const value = propertyOf(meta, 'component');
  const binding = value && bindings.get(value.getText());
  if (binding?.kind !== 'imported' || !binding.module.startsWith('./')) return undefined;
  return { name: binding.name, path: resolveRelative(path, binding.module) };
}

function readComponent(root: string, stories: string): Component {
  const path = join(root, stories);
  const folder = dirname(path);
  const name = basename(stories, '.stories.tsx');
  const read = (ending: string) => {
    const file = join(folder, name + ending);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const source = readSourceFile(path);
  const meta = objectOf(source, 'meta');
  const title = propertyOf(meta, 'title');
  const tags = texts(propertyOf(meta, 'tags'));
  const tests = readdirSync(folder)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const shown = componentOf(source, meta);
  const description = shown
    ? docstringOf(readFileSync(shown.path, 'utf8'), shown.name)
    : docstringOf(read('.tsx') || read('.ts') || read('.stories.tsx'), name);
  return {
    name,
    room: stories.split('/')[0] ?? '',
    path,
    title: title && ts.isStringLiteral(title) ? title.text : name,
    status: tags.includes('stable') ? 'stable' : 'draft',
    synonyms: tags.filter((tag) => tag !== 'stable' && tag !== 'draft'),
    description,
    purpose: firstSentence(description),
    tree: (read('.open.aria.yml') || read('.aria.yml')).trim(),
    stories: readStories(source),
    tests: count(tests, /^\s*(?:test|it|describeConformance)(?:\.each|\()/gm),
  };
}

/**
 * Every component of the package that has stories, room by room.
 *
 * @param root the folder `packages/ui/src`
 */
export const readComponents = (root: string): Component[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(?!screens).*\.stories\.tsx$/.test(path))
    .sort()
    .map((path) => readComponent(root, path));
