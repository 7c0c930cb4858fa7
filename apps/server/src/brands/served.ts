import type { BrandFolder, BrandShelf, FaultyBrand } from '@platform/tokens';
import type { Database } from '../db/database';
import { stopwatch } from '../ports/clock';
import type { Bus } from '../ports/bus/bus';
import { inForce, keepUntilPlanned, untilNext, type InForce } from './publications';
import { readVersion } from './versions';

/** Channel of the trigger in notify_brands.sql. */
export const CHANNEL = 'brands';

/**
 * Polling interval for publications, in ms. Notifications can be lost, for example behind a pooler.
 */
const LOOK_MS = 5_000;

interface Held {
  number: number;
  folder: BrandFolder;
}

export interface ServedOptions {
  db: Database;
  shelf: Pick<BrandShelf, 'publish' | 'servedFiles' | 'servedBefore'>;
  onFaulty?: (brand: FaultyBrand) => void;
}

export class ServedVersions {
  readonly #options: ServedOptions;
  #held: ReadonlyMap<string, Held> = new Map();
  #inForce: readonly InForce[] | undefined;
  #mayHaveChanged = true;
  #waits = stopwatch();
  #lookMs = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(options: ServedOptions) {
    this.#options = options;
  }

  listen(bus: Pick<Bus, 'listen'>): void {
    const look = () => {
      this.#mayHaveChanged = true;
    };
    bus.listen(CHANNEL, { notice: look, gap: look });
  }

  get inForce(): readonly InForce[] {
    return this.#inForce ?? [];
  }

  async keepUp(): Promise<void> {
    if (this.#mayHaveChanged || this.#waits() >= this.#lookMs) await this.refresh();
  }

  /**
   * Reads the publications. Refreshes run one at a time, so that an older refresh cannot undo a
   * newer one.
   */
  refresh(): Promise<void> {
    const look = this.#running.then(() => this.#look());
    this.#running = look.catch(() => undefined);
    return look;
  }

  async #look(): Promise<void> {
    const { db, shelf, onFaulty } = this.#options;
    // Resets the flag before the reads, so that a publication during the reads triggers another
    // refresh.
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
   * Saves the folder that was served until a planned version became due. A newly started server
   * saves it too, because no other server may have been running then.
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
