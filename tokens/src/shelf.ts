import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrand, hostName, hostProblems, type Ground } from './brand.ts';
import { hostsIn } from './brandFile.ts';
import { checkFolder, type Brand, type CheckedBrand } from './checkFolder.ts';
import { readPairs } from './contrastFile.ts';
import { DEFAULT_BRAND_ID, FACTS_FILE, type BrandFolder } from './folder.ts';
import type { LastValid } from './lastValid.ts';
import { BrandError, formatProblem, shorten, type Problem } from './problem.ts';
import { brandIds, readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';

/** What tells one state of some files from another: their names, sizes and times. */
type Mark = string;

async function markOf(folder: string): Promise<Mark> {
  // What cannot be looked at is a state too: it must not hide the changes of other brands.
  const names = await readdir(folder).catch(() => []);
  const marks = names.map(async (name) => {
    const state = await stat(join(folder, name)).catch(() => undefined);
    return state ? `${name} ${state.size} ${state.mtimeMs} ${state.ino}` : `${name} unreadable`;
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

/** A brand whose folder is not valid now. */
export interface FaultyBrand {
  id: string;
  /** Whether it is served as it was last valid. If not, its hosts are closed. */
  served: boolean;
  /** The hosts that its folder names, as far as they can be read. */
  hosts: readonly string[];
  problems: readonly Problem[];
}

/** The most that the first problem takes of a line. */
const MOST_OF_PROBLEM = 320;

/** How a faulty brand is served, and how much is wrong: `ember: 3 problems, ...`. */
export function faultyState({ id, served, problems }: FaultyBrand): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const state = served ? 'served as it was last valid' : 'not served, its hosts answer 503';
  return `${shorten(id, 40)}: ${count}, ${state}`;
}

/** The same with the first problem, for a log: one line of bounded length. */
export function faultyLine(brand: FaultyBrand): string {
  const [first] = brand.problems;
  const problem = first ? ` First: ${shorten(formatProblem(first), MOST_OF_PROBLEM)}` : '';
  return `Brand ${faultyState(brand)}.${problem} All: npm run brand -- check ${shorten(brand.id, 40)}`;
}

/**
 * The brands of a server that runs on while their folders change. A faulty folder touches its own
 * brand only: what was last valid of it stays, or its hosts are closed.
 */
export class BrandShelf {
  readonly #tokensDir: string;
  readonly #lastValid: LastValid | undefined;
  /** Always the same array, so that every reader sees the newest brands. */
  readonly #brands: Brand[] = [];
  readonly #faulty = new Map<string, FaultyBrand>();
  /** What has been taken up or refused. */
  readonly #taken: Map<string, Mark>;
  /** What was there at the last look. */
  #seen: ReadonlyMap<string, Mark>;

  private constructor(
    tokensDir: string,
    marks: ReadonlyMap<string, Mark>,
    lastValid: LastValid | undefined,
  ) {
    this.#tokensDir = tokensDir;
    this.#lastValid = lastValid;
    this.#taken = new Map(marks);
    this.#seen = marks;
  }

  /**
   * Reads every brand. Throws `BrandError` when the foundation is broken or no brand can be served.
   *
   * @param lastValid where valid versions are kept from one start to the next; without it, a faulty
   *   brand is not served until its folder is valid
   */
  static async open(tokensDir: string, lastValid?: LastValid): Promise<BrandShelf> {
    // Marked first: what changes while it is read is read again.
    const marks = await marksOf(tokensDir);
    const shelf = new BrandShelf(tokensDir, marks, lastValid);
    const ground = shelf.#ground();
    const ids = [...new Set([DEFAULT_BRAND_ID, ...marks.keys()])];
    // Before any folder: a new brand takes no host from one that was served before.
    shelf.#replace(ids.flatMap((id) => shelf.#recall(id, ground) ?? []));
    shelf.#take(ids, ground);
    if (shelf.#brands.length > 0) return shelf;
    throw new BrandError([...shelf.#faulty.values()].flatMap(({ problems }) => problems));
  }

  /** The brands as they are now: always the same list, so keep it and read it when asked. */
  get brands(): readonly Brand[] {
    return this.#brands;
  }

  /** The brands whose folders are not valid, by id. */
  get faulty(): readonly FaultyBrand[] {
    return [...this.#faulty.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Whether a host is that of a brand that cannot be served: no other brand answers there. */
  isClosed(host: string): boolean {
    const name = hostName(host);
    if (this.#brands.some(({ hosts }) => hosts.includes(name))) return false;
    const hasDefault = this.#brands.some(({ id }) => id === DEFAULT_BRAND_ID);
    return !hasDefault || this.faulty.some(({ served, hosts }) => !served && hosts.includes(name));
  }

  /**
   * Takes up what changed before the last look and has been still since: a folder that is being
   * copied is left to finish. Throws `BrandError` when the foundation is broken, once; every brand
   * stays as it is then.
   *
   * @returns the brands that turned out to be faulty, each once for every change
   */
  async refresh(): Promise<readonly FaultyBrand[]> {
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
    this.#remove(gone.filter((id) => id !== DEFAULT_BRAND_ID));
    // Unknown hosts need the default brand: without its folder, it is faulty and not gone.
    const looked = [...changed, ...gone.filter((id) => id === DEFAULT_BRAND_ID)];
    // What changed may have given up the host that another brand waits for.
    const waiting = [...this.#faulty.keys()].filter(
      (id) => !looked.includes(id) && marks.get(id) === this.#taken.get(id),
    );
    this.#take([...looked, ...waiting], this.#ground());
    return this.faulty.filter(({ id }) => looked.includes(id));
  }

  /** Fixes are not searched: the thread that would do so serves every brand. */
  #ground(): Ground {
    const foundation = readFoundation(this.#tokensDir);
    return { foundation, pairs: readPairs(this.#tokensDir), fixes: false };
  }

  #remove(gone: readonly string[]): void {
    for (const id of gone) this.#faulty.delete(id);
    this.#replace(this.#brands.filter(({ id }) => !gone.includes(id)));
  }

  /** A brand as it was last valid. Its contrast was measured when it was kept. */
  #recall(id: string, { foundation }: Ground): Brand | undefined {
    const folder = this.#lastValid?.read(id);
    return folder && checkFolder(folder, foundation, []).brand;
  }

  /** Takes up what is valid, and again as long as one gives up a host that another waits for. */
  #take(ids: readonly string[], ground: Ground): void {
    let waiting = ids.map((id) => {
      const read = readFolder(this.#tokensDir, id);
      return { folder: read.folder, checked: checkBrand(read, ground) };
    });
    for (let before = Infinity; waiting.length < before;) {
      before = waiting.length;
      waiting = waiting.filter(({ folder, checked }) => !this.#takeOne(folder, checked));
    }
  }

  /** Puts a brand on the shelf, or notes why not. */
  #takeOne(folder: BrandFolder, { brand, problems }: CheckedBrand): boolean {
    const { id } = folder;
    const others = this.#brands.filter((other) => other.id !== id);
    const clashes = brand ? hostProblems(this.#tokensDir, [...others, brand]) : [];
    if (brand && clashes.length === 0) {
      this.#faulty.delete(id);
      this.#replace([...others, brand]);
      this.#lastValid?.keep(folder);
      return true;
    }
    this.#faulty.set(id, {
      id,
      served: others.length < this.#brands.length,
      hosts: hostsIn(folder.files.get(FACTS_FILE)),
      problems: [...problems, ...clashes],
    });
    return false;
  }

  #replace(brands: readonly Brand[]): void {
    const sorted = brands.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.#brands.splice(0, this.#brands.length, ...sorted);
  }
}
