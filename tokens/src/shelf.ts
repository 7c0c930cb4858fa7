import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrands, DEFAULT_BRAND_ID, hostProblems, loadBrands } from './brand.ts';
import type { Brand, CheckedBrand } from './checkFolder.ts';
import { BrandError, type Problem } from './problem.ts';
import { brandIds } from './readFolder.ts';

/** What tells one state of some files from another: their names, sizes and times. */
type Mark = string;

async function markOf(folder: string): Promise<Mark> {
  const names = await readdir(folder);
  const marks = names.map(async (name) => {
    const { size, mtimeMs, ino } = await stat(join(folder, name));
    return `${name} ${size} ${mtimeMs} ${ino}`;
  });
  return (await Promise.all(marks)).join('\n');
}

/** The state of every brand's folder, including the foundation. */
async function marksOf(tokensDir: string): Promise<ReadonlyMap<string, Mark>> {
  const ids = brandIds(tokensDir);
  const { mtimeMs } = await stat(join(tokensDir, 'semantic.tokens.json'));
  const base = `${mtimeMs}\n${await markOf(join(tokensDir, 'base'))}`;
  const marks = ids.map(async (id): Promise<[string, Mark]> => [
    id,
    `${base}\n${await markOf(join(tokensDir, 'brands', id))}`,
  ]);
  return new Map(await Promise.all(marks));
}

/**
 * The brands of a server that runs on while their folders change. A brand that is wrong is refused,
 * and what was last right stays.
 */
export class BrandShelf {
  readonly #tokensDir: string;
  /** Always the same array, so that every reader sees the newest brands. */
  readonly #brands: Brand[];
  /** What has been taken up or refused. */
  readonly #taken: Map<string, Mark>;
  /** What was there at the last look. */
  #seen: ReadonlyMap<string, Mark>;

  private constructor(tokensDir: string, brands: Brand[], marks: ReadonlyMap<string, Mark>) {
    this.#tokensDir = tokensDir;
    this.#brands = brands;
    this.#taken = new Map(marks);
    this.#seen = marks;
  }

  /** Reads every brand. Throws `BrandError` when one is wrong. */
  static async open(tokensDir: string): Promise<BrandShelf> {
    // Marked first: what changes while it is read is read again.
    const marks = await marksOf(tokensDir);
    return new BrandShelf(tokensDir, await loadBrands(tokensDir), marks);
  }

  /** The brands as they are now: always the same list, so keep it and read it when asked. */
  get brands(): readonly Brand[] {
    return this.#brands;
  }

  /**
   * Takes up what changed before the last look and has been still since: a folder that is being
   * copied is left to finish.
   *
   * @returns why brands were refused; each reason once.
   */
  async refresh(): Promise<readonly Problem[]> {
    const marks = await marksOf(this.#tokensDir).catch(() => undefined);
    // Something went away while it was looked at: the next look tells.
    if (!marks) return [];
    const last = this.#seen;
    this.#seen = marks;
    const changed = [...marks.keys()].filter(
      (id) => marks.get(id) !== this.#taken.get(id) && marks.get(id) === last.get(id),
    );
    const gone = [...this.#taken.keys()].filter((id) => !marks.has(id) && !last.has(id));
    if (changed.length + gone.length === 0) return [];
    for (const id of gone) this.#taken.delete(id);
    for (const id of changed) this.#taken.set(id, marks.get(id) ?? '');
    return [...this.#remove(gone), ...this.#take(changed)];
  }

  #remove(gone: readonly string[]): Problem[] {
    const stays = ({ id }: Brand) => id === DEFAULT_BRAND_ID || !gone.includes(id);
    this.#replace(this.#brands.filter(stays));
    if (!gone.includes(DEFAULT_BRAND_ID)) return [];
    const file = join(this.#tokensDir, 'brands', DEFAULT_BRAND_ID);
    const what = 'the folder of the default brand is gone';
    return [{ file, line: 1, place: '', what, hint: 'Put it back: unknown hosts need it.' }];
  }

  #take(changed: readonly string[]): Problem[] {
    return [...this.#check(changed)].flatMap(([id, { brand, problems }]) => {
      if (!brand) return problems;
      const others = this.#brands.filter((other) => other.id !== id);
      const clashes = hostProblems(this.#tokensDir, [...others, brand]);
      if (clashes.length === 0) this.#replace([...others, brand]);
      return clashes;
    });
  }

  #check(ids: readonly string[]): ReadonlyMap<string, CheckedBrand> {
    try {
      return checkBrands(this.#tokensDir, ids);
    } catch (error) {
      // The foundation is broken.
      if (error instanceof BrandError) return new Map([['', { problems: error.problems }]]);
      throw error;
    }
  }

  #replace(brands: readonly Brand[]): void {
    const sorted = brands.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.#brands.splice(0, this.#brands.length, ...sorted);
  }
}
