import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brandIds,
  checkBrand,
  EXAMPLE_ORIGINS,
  FACTS_FILE,
  hostProblems,
  hostsIn,
  originProblems,
  parseOrigins,
  printJson,
  readPairs,
  withoutControls,
  type Brand,
  type BrandFolder,
  type CheckedBrand,
  type ContrastPair,
  type Problem,
} from '@platform/tokens';
import { InputError } from '@platform/command-line';
import { changesOf, joined, withFixes, type Change } from './changes.ts';
import { damagedFonts } from './fontDamage.ts';
import { foundationOf, readBrand, type Project } from './project.ts';

/** Maximum number of fixing passes: a fix can reveal a problem that another one had hidden. */
const ROUNDS = 4;

export interface Verdict {
  id: string;
  name: string;
  hosts: readonly string[];
  brand?: Brand | undefined;
  problems: readonly Problem[];
  /** Notes, which do not make the brand invalid. */
  notes: readonly Problem[];
  /** Changes that `--fix` made or, with `--dry-run`, would make. */
  changes: readonly Change[];
}

export type FixMode = 'none' | 'write' | 'show';

/** Writes files to a brand's folder, in the format of `npm run format`. */
export function writeBrand(folder: string, id: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const inStyle = name.endsWith('.json') ? printJson(JSON.parse(text) as object) : text;
    writeFileSync(join(folder, 'brands', id, name), inStyle);
  }
}

/** Reads the name and the hosts of a brand. Uses the id if the name is unreadable. */
function factsOf(project: Project, id: string): Pick<Verdict, 'name' | 'hosts'> {
  const bytes = readBrand(project, id).folder.files.get(FACTS_FILE);
  const hosts = hostsIn(bytes);
  try {
    const { name } = JSON.parse(new TextDecoder().decode(bytes)) as { name?: unknown };
    return { name: typeof name === 'string' ? withoutControls(name) : id, hosts };
  } catch {
    return { name: id, hosts };
  }
}

const hostsOf = (project: Project, checked: ReadonlyMap<string, CheckedBrand>) =>
  [...checked].map(([id, { brand }]) => brand ?? { id, ...factsOf(project, id) });

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds URLs and hosts of a brand that a server with these settings does not allow. They are problems
 * if BRAND_ORIGINS is set. Otherwise they are only notes, because the server's own list is unknown.
 */
function originFindings(
  folder: BrandFolder,
  brand: Brand,
  { BRAND_ORIGINS: own, PUBLIC_URL: site = '', DATABASE_URL: database }: Environment,
): { problems: readonly Problem[]; notes: readonly Problem[] } {
  try {
    const list = own?.startsWith('/') ? readFileSync(own, 'utf8') : (own ?? '');
    const texts = [list, site, ...(database ? [] : [EXAMPLE_ORIGINS])];
    const found = originProblems(folder, brand, parseOrigins(texts.join('\n')));
    return own ? { problems: found, notes: [] } : { problems: [], notes: found };
  } catch (error) {
    throw new InputError(`BRAND_ORIGINS: ${(error as Error).message}.`);
  }
}

/** Searches for fixes and measures contrast only if there are `pairs`. */
function checked(
  project: Project,
  ids: readonly string[],
  pairs: readonly ContrastPair[],
): readonly (readonly [id: string, CheckedBrand])[] {
  return ids.map((id) => [
    id,
    checkBrand(readBrand(project, id), { foundation: foundationOf(project, id), pairs }),
  ]);
}

function siteFindings(
  folder: BrandFolder,
  brand: Brand,
  hosts: ReturnType<typeof hostsOf>,
  environment: Environment,
) {
  const { problems, notes } = originFindings(folder, brand, environment);
  // Assigns a host to the first brand that claims it, as a server does.
  return { problems: [...hostProblems(folder, brand, hosts), ...problems], notes };
}

function judge(
  project: Project,
  ids: readonly string[],
  environment: Environment,
): Omit<Verdict, 'changes'>[] {
  const own = checked(project, ids, readPairs(project.foundation));
  // Does not measure the contrast of other brands, because only their hosts matter here.
  const others = brandIds(project.folder).filter((id) => !ids.includes(id));
  const all = project.tokensOnly ? [] : [...checked(project, others, []), ...own];
  const hosts = hostsOf(project, new Map(all));
  return own.map(([id, { brand, problems, notes = [] }]) => {
    const { folder } = readBrand(project, id);
    const onSite =
      brand && !project.tokensOnly ? siteFindings(folder, brand, hosts, environment) : undefined;
    return {
      id,
      brand,
      ...(brand ? { name: brand.name, hosts: brand.hosts } : factsOf(project, id)),
      notes: [...notes, ...(onSite?.notes ?? [])],
      problems: [
        ...problems,
        ...(onSite?.problems ?? []),
        ...damagedFonts(folder.path, brand?.fonts),
      ],
    };
  });
}

/** Fixes the brand in a folder. Returns the changed files and the changes. */
function fixFolder(project: Project, id: string) {
  const ground = {
    foundation: foundationOf(project, id),
    pairs: readPairs(project.foundation),
  };
  const read = readBrand(project, id);
  let folder: BrandFolder = read.folder;
  let changes: readonly Change[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { problems, notes = [] } = checkBrand({ ...read, folder }, ground);
    const found = [...problems, ...notes].filter(({ fix }) => fix !== undefined);
    if (found.length === 0) break;
    changes = joined(changes, changesOf(folder, ground.foundation, { problems, notes }));
    folder = withFixes(folder, found);
  }
  const files = new Map(
    [...folder.files]
      .filter(([name, bytes]) => read.folder.files.get(name) !== bytes)
      .map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
  return { files, changes };
}

export function refuseUnknown({ folder }: Project, id: string): void {
  const known = brandIds(folder);
  if (known.includes(id)) return;
  throw new InputError(`There is no brand '${id}'. Existing brands: ${known.join(', ')}.`);
}

/**
 * @param environment server settings, of which BRAND_ORIGINS, PUBLIC_URL and DATABASE_URL are read
 */
export function check(
  project: Project,
  id: string | undefined,
  mode: FixMode,
  environment: Environment = process.env,
): readonly Verdict[] {
  if (id !== undefined) refuseUnknown(project, id);
  const ids = id === undefined ? brandIds(project.folder) : [id];
  const changes = new Map<string, readonly Change[]>();
  for (const one of mode === 'none' ? [] : ids) {
    const fixed = fixFolder(project, one);
    changes.set(one, fixed.changes);
    if (mode === 'write') writeBrand(project.folder, one, fixed.files);
  }
  return judge(project, ids, environment).map((verdict) => ({
    ...verdict,
    changes: changes.get(verdict.id) ?? [],
  }));
}
