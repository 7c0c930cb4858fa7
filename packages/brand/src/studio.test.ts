/** Tests that the commands accept the output of the Brand Studio. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandIds, readFolder, readFoundation, readPairs } from '@platform/tokens';
import { pairName } from '@platform/tokens/browser';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  applyAll,
  inspect,
  openFiles,
  packDraft,
  passes,
  rename,
  seedDraft,
  setDensity,
  setFacts,
  setToken,
  type Draft,
} from '@platform/studio';
import { formatted } from '@platform/command-line';
import { check } from './check.ts';
import { siteProject } from './project.ts';
import { shown } from './report.ts';

const TOKENS_DIR = fileURLToPath(new URL('../../../tokens', import.meta.url));
const foundation = readFoundation(TOKENS_DIR);
const folders = brandIds(TOKENS_DIR).map((id) => readFolder(TOKENS_DIR, id).folder);
const ground = { foundation, pairs: readPairs(TOKENS_DIR), folders, refused: [] };

const seeded = (color: string): Draft =>
  seedDraft(
    {
      id: 'zephyr',
      name: 'Zephyr',
      host: 'zephyr.localhost',
      color,
      radius: 'round',
      font: 'sora',
    },
    foundation,
  );

const oklch = (...components: number[]) => ({ colorSpace: 'oklch', components });

function fixed(draft: Draft): Draft {
  for (let round = 0; round < 4; round += 1) {
    const { pairs, outside } = inspect(draft, ground);
    const fixes = [
      ...pairs.filter((pair) => !passes(pair)).flatMap((pair) => pair.fixes),
      ...outside.map(({ fix }) => fix),
    ];
    if (fixes.length === 0) break;
    draft = applyAll(draft, fixes);
  }
  return draft;
}

const original = folders.find(({ id }) => id === 'ember');
if (!original) throw new Error("The brand 'ember' is missing.");
const ember = rename(original, 'ember-two');
const recoloured = setToken(ember, 'palette.accent.9', 'dark', oklch(0.72, 0.17, 150));
const rounder = setToken(recoloured, 'radius.card', 'dark', { value: 20, unit: 'px' });
const changed = setFacts(setDensity(rounder, foundation, 85), {
  name: 'Ember Two',
  hosts: ['two.ember.localhost'],
});
const lowContrast = setToken(
  seeded('#3366ff'),
  'palette.neutral.11',
  'light',
  oklch(0.72, 0.01, 262),
);
const gaudy = setToken(seeded('#3366ff'), 'palette.spark.9', 'dark', oklch(0.7, 0.34, 150));

const MADE: [string, Draft][] = [
  ['one colour', seeded('#3366ff')],
  ['a pale colour, fixed', fixed(seeded('#f0e68c'))],
  ['another brand, changed', fixed(changed)],
  ['low contrast, fixed', fixed(lowContrast)],
  ['a colour outside sRGB, mapped into the gamut', fixed(gaudy)],
];

describe('a brand made in the Studio', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'studio-'));
    for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
      cpSync(join(TOKENS_DIR, part), join(dir, part), { recursive: true });
    }
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test.each(MADE)('%s: passes brand check without changes after unpacking', async (_, draft) => {
    for (const [path, bytes] of Object.entries(unzipSync(packDraft(draft)))) {
      const file = join(dir, 'brands', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      if (!path.endsWith('.json')) continue;
      const text = readFileSync(file, 'utf8');
      expect(await formatted(file, text), path).toBe(text);
    }
    expect(check(siteProject(dir), draft.id, 'none').map((verdict) => shown(verdict))).toEqual([
      `✓ ${draft.id}`,
    ]);
  });

  test('is unchanged after it is opened again', () => {
    const archive = { name: 'anything.zip', bytes: packDraft(changed) };
    const opened = openFiles([archive], seeded('#3366ff'), ground);
    if ('refused' in opened) throw new Error(opened.refused.join());
    expect(opened.draft.id).toBe('ember-two');
    const texts = ({ files }: Draft) =>
      [...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]).sort();
    expect(texts(opened.draft)).toEqual(texts(changed));
  });

  test('fails for the same low contrast in the Studio and in the command', () => {
    const folder = join(dir, 'brands', lowContrast.id);
    mkdirSync(folder);
    for (const [name, bytes] of lowContrast.files) writeFileSync(join(folder, name), bytes);
    const [verdict] = check(siteProject(dir), lowContrast.id, 'none');
    const reported = verdict?.problems.map(
      ({ what }) => /gives .* too little contrast in \w+/.exec(what)?.[0],
    );
    const seen = inspect(lowContrast, ground)
      .pairs.filter((pair) => !passes(pair))
      .map(({ pair, scheme }) => {
        const place = pair.where === undefined ? '' : ` (${pair.where})`;
        return `gives ${pairName(pair)}${place} too little contrast in ${scheme}`;
      });
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(reported)).toEqual(new Set(seen));
  });
});
