import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrand, hostName, hostProblems, type Ground } from './brand.ts';
import { filesProblems } from './brandFiles.ts';
import { hostsIn } from './brandFile.ts';
import type { Brand, CheckedBrand } from './checkFolder.ts';
import { readPairs } from './contrastFile.ts';
import type { FaultyBrand } from './faulty.ts';
import { DEFAULT_BRAND_ID, FACTS_FILE, type BrandFolder } from './folder.ts';
import type { LastValid } from './lastValid.ts';
import { originProblems, type BrandOrigins } from './origins.ts';
import { BrandError, type Problem } from './problem.ts';
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
  const semantic = await stat(join(tokensDir, 'semantic.tokens.json')).catch(() => undefined);
  const base = `${semantic?.mtimeMs}\n${await markOf(join(tokensDir, 'base'))}`;
  const marks = ids.map(async (id): Promise<[string, Mark]> => [
    id,
    `${base}\n${await markOf(join(tokensDir, 'brands', id))}`,
  ]);
  return new Map(await Promise.all(marks));
}

/** A folder as it was read. */
interface ReadFolder {
  folder: BrandFolder;
  problems: readonly Problem[];
}

/** A folder, and what it turned out to be. */
interface Checked {
  folder: BrandFolder;
  checked: CheckedBrand;
}

/** Files that came from elsewhere than a folder. */
const readOf = (folder: BrandFolder): ReadFolder => ({ folder, problems: filesProblems(folder) });

export interface ShelfOptions {
  /**
   * Where valid versions are kept from one start to the next.
   * @default nowhere: a faulty brand is not served until its folder is valid
   */
  lastValid?: LastValid | undefined;
  /**
   * Reads which addresses and hosts brands may name, each time that brands are looked at.
   * @default brands may name any
   */
  origins?: (() => BrandOrigins) | undefined;
  /**
   * Makes what is served of a brand before it is, and answers what is wrong with it. Every brand that is
   * served or can be looked at has passed it.
   * @default nothing is made
   */
  prepare?: ((folder: BrandFolder, brand: Brand) => Promise<readonly Problem[]>) | undefined;
}

const prepareNothing = () => Promise.resolve([]);

/**
 * The brands of a server that runs on while their folders change. A faulty folder touches its own
 * brand only: what was last valid of it stays, or its hosts are closed.
 */
export class BrandShelf {
  readonly #tokensDir: string;
  readonly #lastValid: LastValid | undefined;
  readonly #readOrigins: () => BrandOrigins | undefined;
  readonly #prepare: NonNullable<ShelfOptions['prepare']>;
  /** Changes follow each other: what one has checked, no other has changed by then. */
  #last: Promise<unknown> = Promise.resolve();
  /** The list by which what is served was checked. */
  #origins: BrandOrigins | undefined;
  /** Always the same array, so that every reader sees the newest brands. */
  readonly #brands: Brand[] = [];
  readonly #faulty = new Map<string, FaultyBrand>();
  /** The files of which each brand was made. */
  readonly #folders = new Map<string, BrandFolder>();
  /** What was served of each brand before this start. */
  readonly #recalled = new Map<string, BrandFolder>();
  /** The versions that are published, by brand: they are served, and their folders are not. */
  #published: ReadonlyMap<string, BrandFolder> = new Map();
  /** What has been taken up or refused. */
  readonly #taken: Map<string, Mark>;
  /** What was there at the last look. */
  #seen: ReadonlyMap<string, Mark>;

  private constructor(
    tokensDir: string,
    marks: ReadonlyMap<string, Mark>,
    { lastValid, origins, prepare = prepareNothing }: ShelfOptions,
  ) {
    this.#prepare = prepare;
    this.#tokensDir = tokensDir;
    this.#lastValid = lastValid;
    this.#readOrigins = origins ?? (() => undefined);
    this.#origins = this.#readOrigins();
    this.#taken = new Map(marks);
    this.#seen = marks;
  }

  /**
   * Reads every brand. Throws `BrandError` when the foundation is broken or missing.
   */
  static async open(tokensDir: string, options: ShelfOptions = {}): Promise<BrandShelf> {
    // Marked first: what changes while it is read is read again.
    const marks = await marksOf(tokensDir);
    const shelf = new BrandShelf(tokensDir, marks, options);
    const ground = shelf.#ground();
    const ids = [...new Set([DEFAULT_BRAND_ID, ...marks.keys()])];
    // Before any folder: a new brand takes no host from one that was served before.
    for (const id of ids) await shelf.#recall(id, ground);
    await shelf.#take(ids, ground);
    return shelf;
  }

  /** Throws `BrandError` when no brand can be served: neither a folder nor a version that is published. */
  requireAny(): void {
    if (this.#brands.length > 0) return;
    throw new BrandError(this.faulty.flatMap(({ problems }) => problems));
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
   * @param onLeft called with each brand whose folder changed while a version of it is published: what
   *   changed is not served
   * @returns the brands that turned out to be faulty, each once for every change
   */
  refresh(onLeft?: (id: string) => void): Promise<readonly FaultyBrand[]> {
    return this.#inTurn(() => this.#refresh(onLeft));
  }

  async #refresh(onLeft?: (id: string) => void): Promise<readonly FaultyBrand[]> {
    const marks = await marksOf(this.#tokensDir).catch(() => undefined);
    // Something went away while it was looked at: the next look tells.
    if (!marks) return [];
    const last = this.#seen;
    this.#seen = marks;
    const moved = [...marks.keys()].filter(
      (id) => marks.get(id) !== this.#taken.get(id) && marks.get(id) === last.get(id),
    );
    const missing = [...this.#taken.keys()].filter((id) => !marks.has(id) && !last.has(id));
    if (moved.length + missing.length === 0) return [];
    for (const id of missing) this.#taken.delete(id);
    for (const id of moved) this.#taken.set(id, marks.get(id) ?? '');
    const isFolder = (id: string) => !this.#published.has(id);
    for (const id of [...moved, ...missing]) if (!isFolder(id)) onLeft?.(id);
    const changed = moved.filter(isFolder);
    const gone = missing.filter(isFolder);
    if (changed.length + gone.length === 0) return [];
    this.#remove(gone.filter((id) => id !== DEFAULT_BRAND_ID));
    // Unknown hosts need the default brand: without its folder, it is faulty and not gone.
    const looked = [...changed, ...gone.filter((id) => id === DEFAULT_BRAND_ID)];
    // What changed may have given up the host that another brand waits for.
    const waiting = [...this.#faulty.keys()].filter(
      (id) => !looked.includes(id) && isFolder(id) && marks.get(id) === this.#taken.get(id),
    );
    await this.#take([...looked, ...waiting], this.#ground());
    return this.faulty.filter(({ id }) => looked.includes(id));
  }

  /**
   * Takes up the list of addresses that brands may name, where it has changed. A brand that names
   * another one is taken off the site: no earlier state of it is known to be admitted.
   *
   * @returns the brands that are faulty by the new list
   */
  followOrigins(): Promise<readonly FaultyBrand[]> {
    return this.#inTurn(() => this.#followOrigins());
  }

  async #followOrigins(): Promise<readonly FaultyBrand[]> {
    const origins = this.#readOrigins();
    if (origins === undefined || origins.text === this.#origins?.text) return [];
    this.#origins = origins;
    const ground = this.#ground();
    const offList = this.#brands.filter((brand) => {
      const folder = this.#folders.get(brand.id);
      return folder !== undefined && originProblems(folder, brand, origins).length > 0;
    });
    const waiting = [...this.#faulty.keys(), ...offList.map(({ id }) => id)];
    this.#remove(offList.map(({ id }) => id));
    const versions = waiting.flatMap((id) => this.#published.get(id) ?? []);
    const folders = waiting.filter((id) => !this.#published.has(id));
    this.#takeAll(await this.#checkAll(versions.map(readOf), { ...ground, pairs: [] }));
    await this.#take(folders, ground);
    return this.faulty.filter(({ id }) => waiting.includes(id));
  }

  /** The list of addresses that brands may name; undefined where they may name any. */
  get origins(): BrandOrigins | undefined {
    return this.#readOrigins();
  }

  /**
   * Serves versions in place of folders. A brand that is no longer among them is served from its
   * folder again, or not at all without one. Versions were checked as `judge` does before they were
   * published, so their contrast is not measured again. Where a folder claims the host of a version,
   * the version has it.
   *
   * @param versions all that are published, by brand; what is the same object as before is left as it is
   * @returns the brands whose version cannot be served by this release: they stay as they were
   */
  publish(versions: ReadonlyMap<string, BrandFolder>): Promise<readonly FaultyBrand[]> {
    return this.#inTurn(() => this.#publish(versions));
  }

  async #publish(versions: ReadonlyMap<string, BrandFolder>): Promise<readonly FaultyBrand[]> {
    const before = this.#published;
    const fresh = [...versions.values()].filter((folder) => before.get(folder.id) !== folder);
    const back = [...before.keys()].filter((id) => !versions.has(id));
    if (fresh.length + back.length === 0) return [];
    const ground = this.#ground();
    const checked = await this.#checkAll(fresh.map(readOf), { ...ground, pairs: [] });
    this.#published = versions;
    const ids = brandIds(this.#tokensDir);
    const hosts = checked.flatMap(({ checked: { brand } }) => brand?.hosts ?? []);
    const displaced = this.#brands.filter(
      (brand) => !versions.has(brand.id) && brand.hosts.some((host) => hosts.includes(host)),
    );
    this.#remove([
      ...displaced.map(({ id }) => id),
      ...back.filter((id) => id !== DEFAULT_BRAND_ID && !ids.includes(id)),
    ]);
    this.#takeAll(checked);
    const folders = [...back, ...displaced.map(({ id }) => id), ...this.#faulty.keys()];
    await this.#take(
      [...new Set(folders)].filter((id) => !versions.has(id) && ids.includes(id)),
      ground,
    );
    return this.faulty.filter(({ id }) => fresh.some((folder) => folder.id === id));
  }

  /**
   * Checks files that may become a version, as `brand check` does, beside the brands that are served.
   * Nothing changes.
   */
  async judge(folder: BrandFolder): Promise<CheckedBrand> {
    const [{ checked }] = await this.#checkAll([readOf(folder)], this.#ground());
    return this.#beside(folder, checked);
  }

  /**
   * Whether files can be served in place of what is served of their brand, and if not, why. A version
   * is judged as when it is taken up: its contrast was measured when it was published. What was served
   * before was prepared then, so this waits for nothing.
   */
  admit(folder: BrandFolder): CheckedBrand {
    const ground = this.#ground();
    const pairs = folder.version === undefined ? ground.pairs : [];
    return this.#beside(folder, checkBrand(readOf(folder), { ...ground, pairs }));
  }

  /** The same beside the brands that are served: no two have one host. */
  #beside(folder: BrandFolder, checked: CheckedBrand): CheckedBrand {
    const { brand } = checked;
    return brand ? { ...checked, problems: hostProblems(folder, brand, this.#brands) } : checked;
  }

  /** Reads files as a brand to be looked at, which may still have too little contrast. */
  async compile(folder: BrandFolder): Promise<CheckedBrand> {
    const [{ checked }] = await this.#checkAll([readOf(folder)], { ...this.#ground(), pairs: [] });
    return checked;
  }

  /** The files of a brand as it is served; undefined where it is not. */
  servedFiles(id: string): BrandFolder | undefined {
    return this.#folders.get(id);
  }

  /** The files of a brand as it was served last before this start; undefined where that is not known. */
  servedBefore(id: string): BrandFolder | undefined {
    return this.#recalled.get(id);
  }

  /** The folder of a brand as it is now; undefined where there is none. */
  folderOf(id: string): BrandFolder | undefined {
    if (!brandIds(this.#tokensDir).includes(id)) return undefined;
    return readFolder(this.#tokensDir, id).folder;
  }

  /** Fixes are not searched: the thread that would do so serves every brand. */
  #ground(): Ground {
    const foundation = readFoundation(this.#tokensDir);
    const origins = this.#readOrigins();
    return { foundation, pairs: readPairs(this.#tokensDir), origins, fixes: false };
  }

  #remove(gone: readonly string[]): void {
    for (const id of gone) {
      this.#faulty.delete(id);
      this.#folders.delete(id);
    }
    this.#replace(this.#brands.filter(({ id }) => !gone.includes(id)));
  }

  /** Takes up a brand as it was last valid. Its contrast was measured when it was kept. */
  async #recall(id: string, ground: Ground): Promise<void> {
    const folder = this.#lastValid?.read(id);
    if (!folder) return;
    const [read] = await this.#checkAll([{ folder, problems: [] }], { ...ground, pairs: [] });
    const { brand } = read.checked;
    if (!brand) return;
    this.#recalled.set(id, folder);
    this.#put(folder, brand);
  }

  /** Takes up folders as far as they are valid. */
  async #take(ids: readonly string[], ground: Ground): Promise<void> {
    const read = ids.map((id) => readFolder(this.#tokensDir, id));
    this.#takeAll(await this.#checkAll(read, ground));
  }

  /** Checks folders, and prepares those that are valid. */
  async #checkAll<const Read extends readonly ReadFolder[]>(read: Read, ground: Ground) {
    const done: Checked[] = [];
    for (const one of read) {
      const { folder } = one;
      const checked = checkBrand(one, ground);
      const { brand, ...rest } = checked;
      const problems = brand ? await this.#prepare(folder, brand) : [];
      done.push({ folder, checked: problems.length > 0 ? { ...rest, problems } : checked });
    }
    return done as { [Index in keyof Read]: Checked };
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#last.then(change);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Takes up what is valid, and again as long as one gives up a host that another waits for. */
  #takeAll(read: readonly Checked[]): void {
    let waiting = read;
    for (let before = Infinity; waiting.length < before;) {
      before = waiting.length;
      waiting = waiting.filter(({ folder, checked }) => !this.#takeOne(folder, checked));
    }
  }

  /** Puts a brand on the shelf, or notes why not. */
  #takeOne(folder: BrandFolder, { brand, problems }: CheckedBrand): boolean {
    const { id, version } = folder;
    const clashes = brand ? hostProblems(folder, brand, this.#brands) : [];
    if (brand && clashes.length === 0) {
      this.#faulty.delete(id);
      this.#put(folder, brand);
      this.#lastValid?.keep(folder);
      return true;
    }
    this.#faulty.set(id, {
      id,
      served: this.#folders.has(id),
      hosts: hostsIn(folder.files.get(FACTS_FILE)),
      problems: [...problems, ...clashes],
      ...(version !== undefined && { version }),
    });
    return false;
  }

  #put(folder: BrandFolder, brand: Brand): void {
    this.#folders.set(folder.id, folder);
    this.#replace([...this.#brands.filter(({ id }) => id !== folder.id), brand]);
  }

  #replace(brands: readonly Brand[]): void {
    const sorted = brands.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.#brands.splice(0, this.#brands.length, ...sorted);
  }
}
