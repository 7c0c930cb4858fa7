import type { BrandFolder, BrandShelf, FaultyBrand } from '@platform/tokens';
import type { Database } from '../db/database';
import { stopwatch } from '../ports/clock';
import type { Bus } from '../ports/bus/bus';
import { inForce, keepUntilPlanned, untilNext, type InForce } from './publications';
import { readVersion } from './versions';

/** The channel that the trigger of 0072_brand_versions.sql notifies. */
export const CHANNEL = 'brands';

/** A notification may be lost, as behind a pooler: what was published is looked for as often as this, too. */
const LOOK_MS = 5_000;

interface Held {
  number: number;
  folder: BrandFolder;
}

export interface ServedOptions {
  db: Database;
  shelf: Pick<BrandShelf, 'publish' | 'servedFiles' | 'servedBefore'>;
  /** Called with each brand whose published version cannot be served. */
  onFaulty?: (brand: FaultyBrand) => void;
}

/** Keeps a server's brands as they are published: by any server, now or at a planned moment. */
export class ServedVersions {
  readonly #options: ServedOptions;
  #held: ReadonlyMap<string, Held> = new Map();
  /** Undefined before the first look. */
  #inForce: readonly InForce[] | undefined;
  #mayHaveChanged = true;
  #waits = stopwatch();
  /** How long after the last look the next is due, in ms. */
  #lookMs = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(options: ServedOptions) {
    this.#options = options;
  }

  /** Takes notice of what any server publishes. */
  listen(bus: Pick<Bus, 'listen'>): void {
    const look = () => {
      this.#mayHaveChanged = true;
    };
    bus.listen(CHANNEL, { notice: look, gap: look });
  }

  /** What was in force at the last look, by brand. */
  get inForce(): readonly InForce[] {
    return this.#inForce ?? [];
  }

  /** Takes up what was published since the last look, if anything can have been. */
  async keepUp(): Promise<void> {
    if (this.#mayHaveChanged || this.#waits() >= this.#lookMs) await this.refresh();
  }

  /** Takes up what is published now. Looks follow each other, so that none brings back what was before. */
  refresh(): Promise<void> {
    const look = this.#running.then(() => this.#look());
    this.#running = look.catch(() => undefined);
    return look;
  }

  async #look(): Promise<void> {
    const { db, shelf, onFaulty } = this.#options;
    // First: what is published while this reads is looked for again.
    this.#mayHaveChanged = false;
    this.#waits = stopwatch();
    this.#lookMs = LOOK_MS;
    const next = await untilNext(db);
    const rows = await inForce(db);
    for (const row of rows) await this.#keepReplaced(row);
    const held = new Map<string, Held>();
    for (const { brand, number } of rows) {
      if (number === null) continue;
      const known = this.#held.get(brand);
      const folder = known?.number === number ? known.folder : await readVersion(db, brand, number);
      if (folder) held.set(brand, { number, folder });
    }
    const faulty = await shelf.publish(
      new Map([...held].map(([brand, { folder }]) => [brand, folder])),
    );
    this.#held = held;
    this.#inForce = rows;
    this.#lookMs = Math.min(LOOK_MS, next ?? LOOK_MS);
    for (const brand of faulty) onFaulty?.(brand);
  }

  /**
   * Keeps what this server shows of a folder when the moment of a planned version has come. A server
   * that has just started keeps what it showed before: no other may have run at that moment.
   */
  async #keepReplaced(row: InForce): Promise<void> {
    const { db, shelf } = this.#options;
    const { brand, number, rollback } = row;
    if (number === null || rollback) return;
    const shown = this.#inForce?.find((one) => one.brand === brand);
    if (shown !== undefined && shown.number !== null) return;
    const folder =
      this.#inForce === undefined ? shelf.servedBefore(brand) : shelf.servedFiles(brand);
    if (folder && folder.version === undefined) {
      await keepUntilPlanned(db, { ...row, number }, folder);
    }
  }
}
