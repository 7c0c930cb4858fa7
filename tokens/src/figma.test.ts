import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileTokens } from './compileTokens.ts';
import { figmaFiles } from './figma.ts';
import { brandIds, readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const foundation = readFoundation(TOKENS_DIR);

function filesOf(id: string): Map<string, string> {
  const { tokens, layers } = compileTokens(readFolder(TOKENS_DIR, id).folder, foundation);
  if (!tokens) throw new Error(`The brand ${id} does not compile.`);
  return figmaFiles({ id, name: id }, { tokens, layers });
}

const unit = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const alias = v.pipe(v.string(), v.regex(/^\{[a-z][\w.]*\}$/));
const extensions = v.optional(
  v.strictObject({ 'com.figma.scopes': v.array(v.pipe(v.string(), v.regex(/^[A-Z_]+$/))) }),
);

const leaf = <const T extends string, const V extends v.GenericSchema>(type: T, value: V) =>
  v.strictObject({
    $type: v.literal(type),
    $value: v.union([alias, value]),
    $extensions: extensions,
  });

/** Subset of DTCG 2025.10 that Figma can import. */
const token = v.variant('$type', [
  leaf(
    'color',
    v.strictObject({
      colorSpace: v.literal('srgb'),
      components: v.tuple([unit, unit, unit]),
      alpha: unit,
      hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
    }),
  ),
  leaf('dimension', v.strictObject({ value: v.number(), unit: v.literal('px') })),
  leaf('duration', v.strictObject({ value: v.number(), unit: v.literal('s') })),
  leaf('number', v.number()),
  leaf('fontWeight', v.number()),
  leaf('fontFamily', v.pipe(v.string(), v.minLength(1))),
]);

type Group = Record<string, unknown>;

const tokensIn = (group: Group, path: readonly string[] = []): [string, Group][] =>
  Object.entries(group).flatMap(([key, value]) => {
    if (key.startsWith('$')) return [];
    const at = [...path, key];
    const below = value as Group;
    return '$value' in below ? [[at.join('.'), below]] : tokensIn(below, at);
  });

describe.each(brandIds(TOKENS_DIR))('the export of %s for Figma', (id) => {
  const files = filesOf(id);

  test('has one file per mode, with the same variables and types', () => {
    expect([...files.keys()]).toEqual([`${id}.dark.tokens.json`, `${id}.light.tokens.json`]);
    const [dark, light] = [...files.values()].map((text) =>
      tokensIn(JSON.parse(text) as Group).map(([path, { $type }]) => [path, $type]),
    );
    expect(dark).toEqual(light);
    expect(dark?.length).toBeGreaterThan(150);
  });

  test.each([...files])('%s has only values that the import supports', (name, text) => {
    const { $extensions, ...groups } = JSON.parse(text) as Group;
    expect($extensions).toEqual({ 'com.figma.modeName': `${id} ${name.split('.')[1]}` });
    const tokens = new Map(tokensIn(groups));
    for (const [path, held] of tokens) {
      const { issues = [] } = v.safeParse(token, held);
      expect(issues.map(({ message }) => `${path}: ${message}`)).toEqual([]);
      const target = /^\{(.*)\}$/.exec(String(held['$value']))?.[1];
      if (target !== undefined) expect([path, tokens.has(target)]).toEqual([path, true]);
    }
  });

  test.each([...files])('%s is valid for a parser of DTCG 2025.10', async (name, text) => {
    const filename = pathToFileURL(join(TOKENS_DIR, name));
    const { tokens } = await parse([{ filename, src: text }], {
      config: defineConfig({}, { cwd: pathToFileURL(TOKENS_DIR + sep) }),
      logger: new Logger({ level: 'error' }),
      skipLint: true,
    });
    expect(tokens['color.canvas']?.$type).toBe('color');
    expect(tokens['font.size.m']?.$value).toEqual({ value: 16, unit: 'px' });
  });
});
