import {
  decodeFiles,
  encodeFiles,
  formatProblem,
  hashOfFiles,
  type Brand,
  type BrandFolder,
  type BrandShelf,
  type EncodedFiles,
  type Problem,
} from '@platform/tokens';
import type { Database, Queryable, Tx } from '../db/database';
import { databaseNow } from '../db/clock';
import { DeskError } from './deskError';
import { refuseStale } from './refuseStale';
import type { Previews } from './previews';
import {
  cancelPlanned,
  publicationsOf,
  publish,
  rollBack,
  type FolderSince,
  type Within,
} from './publications';
import type { Requests } from './requests';
import type { ServedVersions } from './served';
import { readVersion, saveVersion, versionsOf } from './versions';

const MOST_PROBLEMS = 50;

const linesOf = (problems: readonly Problem[]): string[] =>
  problems.slice(0, MOST_PROBLEMS).map(formatProblem);

export interface BrandState {
  id: string;
  name: string;
  hosts: readonly string[];
  /** Version number; null if the folder is served. */
  number: number | null;
}

export interface BrandDeskOptions {
  db: Database;
  shelf: Pick<
    BrandShelf,
    'brands' | 'faulty' | 'judge' | 'admit' | 'compile' | 'folderOf' | 'servedFiles'
  >;
  served: ServedVersions;
  previews: Previews;
}

export class BrandDesk {
  readonly #options: BrandDeskOptions;

  constructor(options: BrandDeskOptions) {
    this.#options = options;
  }

  list(): BrandState[] {
    return this.#options.shelf.brands.map(({ id, name, hosts }) => ({
      id,
      name,
      hosts,
      number: this.#numberOf(id),
    }));
  }

  async history(id: string) {
    const { db } = this.#options;
    const [versions, publications] = [await versionsOf(db, id), await publicationsOf(db, id)];
    const current = this.#options.served.inForce.find(({ brand }) => brand === id);
    await this.#refuseUnknown(id);
    const now = await databaseNow(db);
    return {
      number: this.#numberOf(id),
      served: this.#served(id) !== undefined,
      versions,
      publications: publications.map(({ id: row, ...publication }) => ({
        ...publication,
        state: publication.cancelled_at
          ? ('cancelled' as const)
          : row === current?.id
            ? ('served' as const)
            : publication.serves_from.getTime() > now
              ? ('planned' as const)
              : ('past' as const),
      })),
    };
  }

  /**
   * @param which version number; `served` for the served files; `folder` for this server's folder
   */
  async files(id: string, which: number | 'served' | 'folder') {
    const { version = null, files } =
      which === 'served'
        ? await this.#servedFiles(id)
        : await this.#folder(id, which === 'folder' ? null : which);
    return { number: version, hash: hashOfFiles(files), files: encodeFiles(files) };
  }

  /** Saves a draft. Rejects files that do not compile. */
  async draft(id: string, { files, author, note, base = this.#numberOf(id) }: Requests['draft']) {
    const { db, shelf } = this.#options;
    const folder = draftFolder(id, files);
    const { brand, problems } = await shelf.compile(folder);
    if (!brand) {
      throw new DeskError(422, `The draft was not saved: ${id} is not valid.`, linesOf(problems));
    }
    if (base !== null) await this.#folder(id, base);
    const { version, isNew } = await saveVersion(db, folder, { author, note, base });
    const judged = await shelf.judge(folder);
    const served = shelf.servedFiles(id);
    return {
      ...version,
      isNew,
      // The folder is served until a version is published, so files that equal it are not a draft.
      served: served !== undefined && hashOfFiles(served.files) === version.hash,
      problems: linesOf(judged.problems),
      notes: linesOf(judged.notes ?? []),
    };
  }

  async check(id: string, { number, at, over }: Omit<Requests['publish'], 'author' | 'note'>) {
    const { db, shelf, served } = this.#options;
    await this.#refuseUnknown(id);
    const now = await databaseNow(db);
    if (at && at.getTime() <= now) {
      throw new DeskError(
        409,
        `${at.toISOString()} is past: it is ${new Date(now).toISOString()}. Leave the moment out to publish now.`,
      );
    }
    await served.refresh();
    if (!at && this.#isServed(id, number)) throw alreadyServed(id, number);
    const folder = await this.#folder(id, number);
    await refuseStale(db, id, { number, at, over });
    const { problems } = await shelf.judge(folder);
    if (problems.length > 0) {
      throw new DeskError(
        422,
        `Nothing was published: ${folder.path} does not pass the check.`,
        linesOf(problems),
      );
    }
  }

  /** @param within runs in the transaction of the publication */
  async publish(id: string, request: Requests['publish'], within?: Within) {
    const { number, at, over, author, note } = request;
    const { db, shelf, served } = this.#options;
    await this.check(id, request);
    const before = shelf.servedFiles(id);
    const isFolder = before?.version === undefined;
    const replaced = isFolder ? before : undefined;
    const done = await publish(db, id, { number, at, author, note }, replaced, async (tx) => {
      await refuseStale(tx, id, { number, at, over });
      await within?.(tx);
    });
    // Another operator may have published this version since the check above.
    if (!done) throw alreadyServed(id, number);
    await served.refresh();
    return { number, ...done };
  }

  /**
   * Rolls a brand back. Rejects a version that cannot be served, and a folder that has changed
   * since it was last served. If nothing was served before, `off` must be true to take the brand
   * offline.
   */
  async rollBack(id: string, { off, ...signed }: Requests['rollback'], within?: Within) {
    const { db, served, shelf } = this.#options;
    await this.#refuseUnknown(id);
    await served.refresh();
    const done = await rollBack(db, id, signed, {
      folderSince: (version, tx) => this.#folderSince(id, version, tx),
      admit: async (target, tx) => {
        await this.#admit(id, { ...target, off }, tx);
        await within?.(tx);
      },
    });
    if (!done) {
      throw new DeskError(
        409,
        `Nothing is published of ${id}, so there is nothing to go back from. What is planned stays planned.`,
      );
    }
    await served.refresh();
    const isFaulty = shelf.faulty.some((brand) => brand.id === id);
    return { ...done, served: !isFaulty && this.#served(id) !== undefined };
  }

  /** Compares the folder with a version. Returns `same` if the folder itself is served. */
  async #folderSince(id: string, version: number | null, tx: Tx): Promise<FolderSince> {
    const folder = this.#options.shelf.folderOf(id);
    if (!folder) return 'gone';
    if (version === null) return 'same';
    const shown = await this.#folder(id, version, tx);
    return hashOfFiles(folder.files) === hashOfFiles(shown.files) ? 'same' : 'changed';
  }

  async #admit(
    id: string,
    { number, folder, off }: { number: number | null; folder: FolderSince; off: boolean },
    tx: Tx,
  ): Promise<void> {
    if (number === null && folder === 'gone') {
      if (off) return;
      // Without a folder or version, the brand's hosts would show the default brand.
      throw new DeskError(
        409,
        `Nothing was changed: before that, no version of ${id} was served, and this server has no folder of it. 'npm run brand -- rollback ${id} --off' takes it off the site; 'npm run brand -- history ${id}' lists the versions that can be published again.`,
        [],
        'NOTHING_BEFORE',
      );
    }
    if (number === null && folder === 'changed') {
      throw new DeskError(
        409,
        `Nothing was changed: before that, ${id} was served from its folder, and the folder has changed since it was last shown. 'npm run brand -- publish ${id} --folder' serves it as it is now; 'npm run brand -- history ${id}' lists the versions that can be published again.`,
      );
    }
    const before = await this.#folder(id, number, tx);
    const { problems } = this.#options.shelf.admit(before);
    if (problems.length === 0) return;
    throw new DeskError(
      422,
      `Nothing was changed: ${before.path}, which was served before, cannot be served now.`,
      linesOf(problems),
    );
  }

  async cancel(id: string, { at, author }: Requests['cancel']) {
    const { db, served } = this.#options;
    await this.#refuseUnknown(id);
    const cancelled = await cancelPlanned(db, id, author, at);
    if (cancelled === 0) {
      const moment = at ? ` for ${at.toISOString()}` : '';
      throw new DeskError(409, `${id} has no planned publication${moment}.`);
    }
    await served.refresh();
    return { cancelled };
  }

  async preview(id: string, { number, hours, author }: Requests['preview']) {
    const folder = await this.#folder(id, number);
    const { brand, problems } = await this.#options.shelf.compile(folder);
    if (!brand) {
      throw new DeskError(
        422,
        `${folder.path} cannot be shown by this release.`,
        linesOf(problems),
      );
    }
    const { token, expiresAt } = await this.#options.previews.share(
      { brand: id, number, author },
      hours,
    );
    return { token, number, expires_at: expiresAt };
  }

  #served(id: string): Brand | undefined {
    return this.#options.shelf.brands.find((brand) => brand.id === id);
  }

  #numberOf(id: string): number | null {
    return this.#options.served.inForce.find(({ brand }) => brand === id)?.number ?? null;
  }

  #isServed(id: string, number: number | null): boolean {
    return this.#served(id) !== undefined && this.#numberOf(id) === number;
  }

  async #refuseUnknown(id: string, db: Queryable = this.#options.db): Promise<void> {
    if (this.#served(id) || this.#options.shelf.folderOf(id)) return;
    if ((await versionsOf(db, id)).length > 0) return;
    const known = this.list().map((brand) => brand.id);
    throw new DeskError(
      404,
      `This server has no brand '${id}', and no version of one. It serves ${known.join(', ')}.`,
      [],
      'UNKNOWN_BRAND',
    );
  }

  async #servedFiles(id: string): Promise<BrandFolder> {
    const served = this.#options.shelf.servedFiles(id);
    if (served) return served;
    await this.#refuseUnknown(id);
    throw new DeskError(
      404,
      `${id} is not served, so there is nothing to compare or to export.`,
      [],
      'NOT_SERVED',
    );
  }

  async #folder(
    id: string,
    number: number | null,
    db: Queryable = this.#options.db,
  ): Promise<BrandFolder> {
    const { shelf } = this.#options;
    await this.#refuseUnknown(id, db);
    if (number === null) {
      const folder = shelf.folderOf(id);
      if (folder) return { ...folder, path: `tokens/brands/${id}` };
      throw new DeskError(404, `This server has no folder of ${id}: publish one of its versions.`);
    }
    const version = await readVersion(db, id, number);
    if (version) return version;
    throw new DeskError(
      404,
      `There is no version ${number} of ${id}. 'npm run brand -- history ${id}' lists those there are.`,
    );
  }
}

function alreadyServed(id: string, number: number | null): DeskError {
  const what = number === null ? 'its folder' : `version ${number}`;
  return new DeskError(409, `${id} is already served from ${what}. Nothing was published.`);
}

const draftFolder = (id: string, files: EncodedFiles): BrandFolder => ({
  id,
  path: `tokens/brands/${id}`,
  files: decodeFiles(files),
});
