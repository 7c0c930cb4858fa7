import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrand, hostName, hostProblems, type CheckContext } from './brand.ts';
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

/** Fingerprint of a folder: names, sizes, modification times and inodes of its files. */
type Mark = string;

async function markOf(folder: string): Promise<Mark> {
  // Includes unreadable folders, so that they do not block changes of other brands.
  const names = await readdir(folder).catch(() => []);
  const marks = names.map(async (name) => {
    const state = await stat(join(folder, name)).catch(() => undefined);
    return state ? `${name} ${state.size} ${state.mtimeMs} ${state.ino}` : `${name} unreadable`;
  });
  return (await Promise.all(marks)).join('\n');
}

/** Returns the fingerprint of every brand's folder, each with that of the foundation. */
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

interface ReadFolder {
  folder: BrandFolder;
  problems: readonly Problem[];
}

interface Checked {
  folder: BrandFolder;
  checked: CheckedBrand;
}

/** Checks the names and sizes of files that do not come from a folder. */
const readOf = (folder: BrandFolder): ReadFolder => ({ folder, problems: filesProblems(folder) });

export interface ShelfOptions {
  /**
   * Store of valid versions that survives a restart.
   * @default none: after a restart, an invalid brand is not served until its folder is valid
   */
  lastValid?: LastValid | undefined;
  /**
   * Returns the origins and hosts that brands may use. Called before each check.
   * @default brands may use any
   */
  origins?: (() => BrandOrigins) | undefined;
  /**
   * Prepares a brand before it is served or previewed, and returns its problems.
   * @default nothing is prepared
   */
  prepare?: ((folder: BrandFolder, brand: Brand) => Promise<readonly Problem[]>) | undefined;
}

const prepareNothing = () => Promise.resolve([]);

/**
 * Valid brands, updated when their folders change. An invalid folder affects only its own brand:
 * the last valid state is served, or the brand's hosts respond with 503.
 */
export class BrandShelf {
  readonly #tokensDir: string;
  readonly #lastValid: LastValid | undefined;
  readonly #readOrigins: () => BrandOrigins | undefined;
  readonly #prepare: NonNullable<ShelfOptions['prepare']>;
  /** Last change of the queue, in which changes run one after another. */
  #last: Promise<unknown> = Promise.resolve();
  /** Allowed origins against which the served brands were checked. */
  #origins: BrandOrigins | undefined;
  /** Served brands. The array is updated in place, so that readers always see the newest brands. */
  readonly #brands: Brand[] = [];
  readonly #faulty = new Map<string, FaultyBrand>();
  readonly #folders = new Map<string, BrandFolder>();
  /** Files of each brand that were served before this server started. */
  readonly #recalled = new Map<string, BrandFolder>();
  /** Published versions by brand, which are served instead of folders. */
  #published: ReadonlyMap<string, BrandFolder> = new Map();
  /** Fingerprints of the folders that were loaded or rejected. */
  readonly #loadedMarks: Map<string, Mark>;
  #lastMarks: ReadonlyMap<string, Mark>;

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
    this.#loadedMarks = new Map(marks);
    this.#lastMarks = marks;
  }

  static async open(tokensDir: string, options: ShelfOptions = {}): Promise<BrandShelf> {
    // Takes the fingerprints before reading the folders, so that a change in between triggers another
    // read.
    const marks = await marksOf(tokensDir);
    const shelf = new BrandShelf(tokensDir, marks, options);
    const context = shelf.#context();
    const ids = [...new Set([DEFAULT_BRAND_ID, ...marks.keys()])];
    // Restores served brands before folders are read, so that a new brand cannot take their hosts.
    for (const id of ids) await shelf.#recall(id, context);
    await shelf.#load(ids, context);
    return shelf;
  }

  /** @throws BrandError if no folder and no published version can be served */
  requireAny(): void {
    if (this.#brands.length > 0) return;
    throw new BrandError(this.faulty.flatMap(({ problems }) => problems));
  }

  /** Served brands. The array is updated in place, so callers may keep a reference. */
  get brands(): readonly Brand[] {
    return this.#brands;
  }

  /** Brands with invalid folders or versions, sorted by id. */
  get faulty(): readonly FaultyBrand[] {
    return [...this.#faulty.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /**
   * Returns true if no brand responds for a host: its brand is faulty and not served, or the
   * default brand is missing.
   */
  isClosed(host: string): boolean {
    const name = hostName(host);
    if (this.#brands.some(({ hosts }) => hosts.includes(name))) return false;
    const hasDefault = this.#brands.some(({ id }) => id === DEFAULT_BRAND_ID);
    return !hasDefault || this.faulty.some(({ served, hosts }) => !served && hosts.includes(name));
  }

  /**
   * Loads folders that have changed, once they are stable between two refreshes, so that copying can
   * finish. If the foundation is invalid, throws `BrandError` once and keeps every brand.
   *
   * @param onSkipped called for each brand with a published version whose folder changed
   * @returns brands that are invalid now, once per change
   */
  refresh(onSkipped?: (id: string) => void): Promise<readonly FaultyBrand[]> {
    return this.#inTurn(() => this.#refresh(onSkipped));
  }

  async #refresh(onSkipped?: (id: string) => void): Promise<readonly FaultyBrand[]> {
    const marks = await marksOf(this.#tokensDir).catch(() => undefined);
    // A file or folder was removed during the read, so the next refresh retries.
    if (!marks) return [];
    const last = this.#lastMarks;
    this.#lastMarks = marks;
    const settled = [...marks.keys()].filter(
      (id) => marks.get(id) !== this.#loadedMarks.get(id) && marks.get(id) === last.get(id),
    );
    const missing = [...this.#loadedMarks.keys()].filter((id) => !marks.has(id) && !last.has(id));
    if (settled.length + missing.length === 0) return [];
    for (const id of missing) this.#loadedMarks.delete(id);
    for (const id of settled) this.#loadedMarks.set(id, marks.get(id) ?? '');
    const isFolder = (id: string) => !this.#published.has(id);
    for (const id of [...settled, ...missing]) if (!isFolder(id)) onSkipped?.(id);
    const changed = settled.filter(isFolder);
    const gone = missing.filter(isFolder);
    if (changed.length + gone.length === 0) return [];
    this.#remove(gone.filter((id) => id !== DEFAULT_BRAND_ID));
    // Reloads a missing default brand, which marks it as faulty: unknown hosts need this brand.
    const reloaded = [...changed, ...gone.filter((id) => id === DEFAULT_BRAND_ID)];
    // Reloads faulty brands, because the change may have released a host that they need.
    const waiting = [...this.#faulty.keys()].filter(
      (id) => !reloaded.includes(id) && isFolder(id) && marks.get(id) === this.#loadedMarks.get(id),
    );
    await this.#load([...reloaded, ...waiting], this.#context());
    return this.faulty.filter(({ id }) => reloaded.includes(id));
  }

  /**
   * Applies a changed list of allowed origins. A brand that uses an origin outside the list is taken
   * offline, because its earlier states may use the same origin.
   *
   * @returns brands that are faulty under the new list
   */
  followOrigins(): Promise<readonly FaultyBrand[]> {
    return this.#inTurn(() => this.#followOrigins());
  }

  async #followOrigins(): Promise<readonly FaultyBrand[]> {
    const origins = this.#readOrigins();
    if (origins === undefined || origins.text === this.#origins?.text) return [];
    this.#origins = origins;
    const context = this.#context();
    const offList = this.#brands.filter((brand) => {
      const folder = this.#folders.get(brand.id);
      return folder !== undefined && originProblems(folder, brand, origins).length > 0;
    });
    const waiting = [...this.#faulty.keys(), ...offList.map(({ id }) => id)];
    this.#remove(offList.map(({ id }) => id));
    const versions = waiting.flatMap((id) => this.#published.get(id) ?? []);
    const folders = waiting.filter((id) => !this.#published.has(id));
    this.#loadAll(await this.#checkAll(versions.map(readOf), { ...context, pairs: [] }));
    await this.#load(folders, context);
    return this.faulty.filter(({ id }) => waiting.includes(id));
  }

  /** Origins that brands may use; undefined if they may use any. */
  get origins(): BrandOrigins | undefined {
    return this.#readOrigins();
  }

  /**
   * Serves the published versions. A brand without a version is served from its folder, if any.
   * Contrast is not measured, because `judge` measured it before publication. If a folder and a
   * version claim the same host, the version gets it.
   *
   * @param versions all published versions, by brand; an identical object is not reloaded
   * @returns brands whose version this release cannot serve; their served state does not change
   */
  publish(versions: ReadonlyMap<string, BrandFolder>): Promise<readonly FaultyBrand[]> {
    return this.#inTurn(() => this.#publish(versions));
  }

  async #publish(versions: ReadonlyMap<string, BrandFolder>): Promise<readonly FaultyBrand[]> {
    const before = this.#published;
    const added = [...versions.values()].filter((folder) => before.get(folder.id) !== folder);
    const withdrawn = [...before.keys()].filter((id) => !versions.has(id));
    if (added.length + withdrawn.length === 0) return [];
    const context = this.#context();
    const checked = await this.#checkAll(added.map(readOf), { ...context, pairs: [] });
    this.#published = versions;
    const ids = brandIds(this.#tokensDir);
    const hosts = checked.flatMap(({ checked: { brand } }) => brand?.hosts ?? []);
    const displaced = this.#brands.filter(
      (brand) => !versions.has(brand.id) && brand.hosts.some((host) => hosts.includes(host)),
    );
    this.#remove([
      ...displaced.map(({ id }) => id),
      ...withdrawn.filter((id) => id !== DEFAULT_BRAND_ID && !ids.includes(id)),
    ]);
    this.#loadAll(checked);
    const folders = [...withdrawn, ...displaced.map(({ id }) => id), ...this.#faulty.keys()];
    await this.#load(
      [...new Set(folders)].filter((id) => !versions.has(id) && ids.includes(id)),
      context,
    );
    return this.faulty.filter(({ id }) => added.some((folder) => folder.id === id));
  }

  /**
   * Checks the files of a new version as `brand check` does, and its hosts against the served
   * brands. Changes nothing.
   */
  async judge(folder: BrandFolder): Promise<CheckedBrand> {
    const [{ checked }] = await this.#checkAll([readOf(folder)], this.#context());
    return this.#withHostProblems(folder, checked);
  }

  /**
   * Checks files that were served before. The contrast of a version is not measured again. The
   * check is synchronous, because `prepare` already ran for these files.
   */
  admit(folder: BrandFolder): CheckedBrand {
    const context = this.#context();
    const pairs = folder.version === undefined ? context.pairs : [];
    return this.#withHostProblems(folder, checkBrand(readOf(folder), { ...context, pairs }));
  }

  #withHostProblems(folder: BrandFolder, checked: CheckedBrand): CheckedBrand {
    const { brand } = checked;
    return brand ? { ...checked, problems: hostProblems(folder, brand, this.#brands) } : checked;
  }

  /** Checks a brand without measuring contrast. */
  async compile(folder: BrandFolder): Promise<CheckedBrand> {
    const [{ checked }] = await this.#checkAll([readOf(folder)], { ...this.#context(), pairs: [] });
    return checked;
  }

  servedFiles(id: string): BrandFolder | undefined {
    return this.#folders.get(id);
  }

  /** Returns the files that were served before this server started; undefined if unknown. */
  servedBefore(id: string): BrandFolder | undefined {
    return this.#recalled.get(id);
  }

  folderOf(id: string): BrandFolder | undefined {
    if (!brandIds(this.#tokensDir).includes(id)) return undefined;
    return readFolder(this.#tokensDir, id).folder;
  }

  /**
   * Returns the context of a check, without fixes, because the search for fixes would block the
   * server.
   */
  #context(): CheckContext {
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

  /** Restores the stored version of a brand, whose contrast was measured before it was stored. */
  async #recall(id: string, context: CheckContext): Promise<void> {
    const folder = this.#lastValid?.read(id);
    if (!folder) return;
    const [read] = await this.#checkAll([{ folder, problems: [] }], { ...context, pairs: [] });
    const { brand } = read.checked;
    if (!brand) return;
    this.#recalled.set(id, folder);
    this.#serve(folder, brand);
  }

  async #load(ids: readonly string[], context: CheckContext): Promise<void> {
    const read = ids.map((id) => readFolder(this.#tokensDir, id));
    this.#loadAll(await this.#checkAll(read, context));
  }

  async #checkAll<const Read extends readonly ReadFolder[]>(read: Read, context: CheckContext) {
    const done: Checked[] = [];
    for (const one of read) {
      const { folder } = one;
      const checked = checkBrand(one, context);
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

  /** Loads brands, until no change releases a host that another brand needs. */
  #loadAll(read: readonly Checked[]): void {
    let waiting = read;
    for (let before = Infinity; waiting.length < before;) {
      before = waiting.length;
      waiting = waiting.filter(({ folder, checked }) => !this.#loadOne(folder, checked));
    }
  }

  /** Serves a brand and returns true, or records its problems and returns false. */
  #loadOne(folder: BrandFolder, { brand, problems }: CheckedBrand): boolean {
    const { id, version } = folder;
    const clashes = brand ? hostProblems(folder, brand, this.#brands) : [];
    if (brand && clashes.length === 0) {
      this.#faulty.delete(id);
      this.#serve(folder, brand);
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

  #serve(folder: BrandFolder, brand: Brand): void {
    this.#folders.set(folder.id, folder);
    this.#replace([...this.#brands.filter(({ id }) => id !== folder.id), brand]);
  }

  #replace(brands: readonly Brand[]): void {
    const sorted = brands.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.#brands.splice(0, this.#brands.length, ...sorted);
  }
}
