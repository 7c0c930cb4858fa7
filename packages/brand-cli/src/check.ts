import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brandIds,
  checkBrand,
  checkBrands,
  hostProblems,
  printJson,
  readFolder,
  readFoundation,
  readPairs,
  type Brand,
  type BrandFolder,
  type Problem,
} from '@platform/tokens';
import { InputError } from '@platform/command-line';
import { changesOf, joined, withFixes, type Change } from './changes.ts';
import { damagedFonts } from './fonts.ts';

/** How often fixing is tried: a fix can reveal what another problem had hidden. */
const ROUNDS = 4;

/** A brand and what is wrong with it. */
export interface Verdict {
  id: string;
  name: string;
  hosts: readonly string[];
  /** The brand itself; absent where it cannot be read. */
  brand?: Brand | undefined;
  problems: readonly Problem[];
  /** What is accepted, and may still surprise. */
  notes: readonly Problem[];
  /** What `fix` changed, or would change. */
  changes: readonly Change[];
}

/** Whether `check` changes what a program can change: not at all, in the folder, or only to show it. */
export type FixMode = 'none' | 'write' | 'show';

/** Writes files into a brand's folder, in the style of the repository. */
export function writeBrand(
  tokensDir: string,
  id: string,
  files: ReadonlyMap<string, string>,
): void {
  for (const [name, text] of files) {
    const inStyle = name.endsWith('.json') ? printJson(JSON.parse(text) as object) : text;
    writeFileSync(join(tokensDir, 'brands', id, name), inStyle);
  }
}

/** The facts as far as they can be read, for a brand that is wrong. */
function nameOf(tokensDir: string, id: string): string {
  try {
    const file = join(tokensDir, 'brands', id, 'brand.json');
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
    return typeof name === 'string' ? name : id;
  } catch {
    return id;
  }
}

function judge(tokensDir: string, ids: readonly string[]): Omit<Verdict, 'changes'>[] {
  // Of the others only the hosts count, which need no measuring.
  const others = brandIds(tokensDir).filter((id) => !ids.includes(id));
  const checked = checkBrands(tokensDir, ids);
  const all = [...checkBrands(tokensDir, others, { contrast: false }), ...checked].flatMap(
    ([, { brand }]) => brand ?? [],
  );
  return [...checked].map(([id, { brand, problems, notes = [] }]) => ({
    id,
    brand,
    name: brand?.name ?? nameOf(tokensDir, id),
    hosts: brand?.hosts ?? [],
    notes,
    problems: [
      ...problems,
      // As a server does, whatever the order of their names: who was there first has the host.
      ...(brand ? hostProblems(readFolder(tokensDir, id).folder, brand, all) : []),
      ...damagedFonts(join(tokensDir, 'brands', id), brand?.fonts),
    ],
  }));
}

/** A folder after all that a program can fix in it, and what that changed. */
function fixFolder(tokensDir: string, id: string) {
  const ground = { foundation: readFoundation(tokensDir), pairs: readPairs(tokensDir) };
  const read = readFolder(tokensDir, id);
  let folder: BrandFolder = read.folder;
  let changes: readonly Change[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { problems, notes = [] } = checkBrand({ ...read, folder }, ground);
    const found = [...problems, ...notes].filter(({ fix }) => fix !== undefined);
    if (found.length === 0) break;
    changes = joined(changes, changesOf(folder, ground.foundation, found));
    folder = withFixes(folder, found);
  }
  const files = new Map(
    [...folder.files]
      .filter(([name, bytes]) => read.folder.files.get(name) !== bytes)
      .map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
  return { files, changes };
}

/**
 * Checks one brand or, without an id, all of them.
 *
 * @param mode whether to make the changes that are proposed, or only to list them
 * @throws InputError when there is no such brand
 */
export function check(
  tokensDir: string,
  id: string | undefined,
  mode: FixMode,
): readonly Verdict[] {
  const known = brandIds(tokensDir);
  if (id !== undefined && !known.includes(id)) {
    throw new InputError(`There is no brand '${id}'. There are ${known.join(', ')}.`);
  }
  const ids = id === undefined ? known : [id];
  const changes = new Map<string, readonly Change[]>();
  for (const one of mode === 'none' ? [] : ids) {
    const fixed = fixFolder(tokensDir, one);
    changes.set(one, fixed.changes);
    if (mode === 'write') writeBrand(tokensDir, one, fixed.files);
  }
  return judge(tokensDir, ids).map((verdict) => ({
    ...verdict,
    changes: changes.get(verdict.id) ?? [],
  }));
}
