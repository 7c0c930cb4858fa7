import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  applyFixes,
  brandIds,
  checkBrands,
  formatProblem,
  hostProblems,
  printJson,
  readFolder,
  type Brand,
  type Problem,
} from '@platform/tokens';
import { InputError } from '@platform/command-line';

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
}

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

/** Makes the proposed changes. Returns whether there were any. */
function fixOnce(tokensDir: string, { id, problems }: Verdict): boolean {
  const fixes = problems.flatMap(({ fix }) => fix ?? []);
  if (fixes.length === 0) return false;
  writeBrand(tokensDir, id, applyFixes(readFolder(tokensDir, id).folder.files, fixes));
  return true;
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

function judge(tokensDir: string): Verdict[] {
  const checked = [...checkBrands(tokensDir)];
  const clashes = hostProblems(
    tokensDir,
    checked.flatMap(([, { brand }]) => brand ?? []),
  );
  return checked.map(([id, { brand, problems }]) => ({
    id,
    brand,
    name: brand?.name ?? nameOf(tokensDir, id),
    hosts: brand?.hosts ?? [],
    problems: [
      ...problems,
      ...clashes.filter(({ file }) => file === join(tokensDir, 'brands', id, 'brand.json')),
    ],
  }));
}

/**
 * Checks one brand or, without an id, all of them.
 *
 * @param fix whether to make the changes that are proposed
 * @throws InputError when there is no such brand
 */
export function check(tokensDir: string, id: string | undefined, fix: boolean): readonly Verdict[] {
  if (id !== undefined && !brandIds(tokensDir).includes(id)) {
    const known = brandIds(tokensDir).join(', ');
    throw new InputError(`There is no brand '${id}'. There are ${known}.`);
  }
  const chosen = () => judge(tokensDir).filter((verdict) => id === undefined || verdict.id === id);
  for (let round = 0; fix && round < ROUNDS; round += 1) {
    const changed = chosen().map((verdict) => fixOnce(tokensDir, verdict));
    if (!changed.includes(true)) break;
  }
  return chosen();
}

/** A verdict for people to read. */
export function shown({ id, problems }: Verdict): string {
  if (problems.length === 0) return `✓ ${id}`;
  const lines = problems.map((problem) =>
    formatProblem({ ...problem, file: relative(process.cwd(), problem.file) }),
  );
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  const hint =
    fixable > 0 ? [`${fixable} of them are fixed by 'npm run brand -- check ${id} --fix'.`] : [];
  return [`✗ ${id}`, ...lines, ...hint].join('\n  ');
}
