import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { DIVIDED, DIVIDED_TABLES, partOf, type DividedTable, type Month } from './tables';

/** What a file holds: rows, and the SHA-256 of the text that COPY wrote, in hex. */
export interface Content {
  rows: number;
  sha256: string;
}

/** What the files of a month hold, by table. */
export type Contents = Readonly<Record<DividedTable, Content>>;

const MANIFEST = 'manifest.json';
const NEWLINE = 10;

/** Files are those of another month, or not as they were written. */
export class WrongFiles extends Error {
  override readonly name = 'WrongFiles';
}

/** Passes text on, and counts its lines and hashes it on the way. */
class Gauge extends Transform {
  readonly #hash = createHash('sha256');
  #rows = 0;

  override _transform(
    chunk: Buffer,
    _: BufferEncoding,
    done: (error: null, data: Buffer) => void,
  ): void {
    this.#hash.update(chunk);
    // The text of COPY has a newline at the end of each row and nowhere else.
    for (const byte of chunk) if (byte === NEWLINE) this.#rows += 1;
    done(null, chunk);
  }

  /** What has passed; to be asked once, at the end. */
  content(): Content {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

const folderOf = (folder: string, month: Month): string => join(folder, month);
const fileOf = (folder: string, month: Month, table: DividedTable): string =>
  join(folderOf(folder, month), `${table}.tsv.gz`);

/** Whatever becomes of the machine: what was written is on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function contentOf(path: string): Promise<Content> {
  const gauge = new Gauge();
  await pipeline(createReadStream(path), createGunzip(), gauge, async (text) => {
    for await (const _ of text as AsyncIterable<Buffer>);
  });
  return gauge.content();
}

const isSame = (one: Content, other: Content): boolean =>
  one.rows === other.rows && one.sha256 === other.sha256;

/** Writes the rows of a month's table to a file, and reads the file back. */
async function writeTable(
  client: ClientBase,
  table: DividedTable,
  month: Month,
  path: string,
): Promise<Content> {
  const gauge = new Gauge();
  const unfinished = `${path}.part`;
  const rows = client.query(
    copyTo(`copy (select * from ${partOf(table, month)} order by ${DIVIDED[table]}) to stdout`),
  );
  await pipeline(rows, gauge, createGzip(), createWriteStream(unfinished));
  await sync(unfinished);
  await rename(unfinished, path);
  const content = gauge.content();
  if (isSame(content, await contentOf(path))) return content;
  throw new WrongFiles(`${path} does not hold what was written. The month stays in the database.`);
}

/**
 * Writes a month to files, one gzipped table each as COPY writes text, and reads them back.
 *
 * @param folder where the month gets a folder of its own
 * @returns what the files hold
 */
export async function writeMonth(
  client: ClientBase,
  month: Month,
  folder: string,
): Promise<Contents> {
  await mkdir(folderOf(folder, month), { recursive: true });
  const contents: Partial<Record<DividedTable, Content>> = {};
  for (const table of DIVIDED_TABLES) {
    contents[table] = await writeTable(client, table, month, fileOf(folder, month, table));
  }
  const manifest = join(folderOf(folder, month), MANIFEST);
  await writeFile(manifest, `${JSON.stringify({ month, tables: contents }, null, 2)}\n`);
  await sync(manifest);
  await sync(folderOf(folder, month));
  return contents as Contents;
}

/**
 * Checks that files hold what was written when the month was taken out.
 *
 * @param expected as the database remembers it
 */
export async function checkMonth(month: Month, folder: string, expected: Contents): Promise<void> {
  for (const table of DIVIDED_TABLES) {
    const path = fileOf(folder, month, table);
    const content = await contentOf(path).catch((error: Error) => {
      throw new WrongFiles(`${path} cannot be read: ${error.message}`, { cause: error });
    });
    if (!isSame(content, expected[table])) {
      throw new WrongFiles(
        `${path} is not the file that was written when ${month} was taken out: it has ${content.rows} ` +
          `rows instead of ${expected[table].rows}, or other ones. Take it from another backup.`,
      );
    }
  }
}

/** Copies the files of a month into its tables, which are empty. */
export async function readMonth(client: ClientBase, month: Month, folder: string): Promise<void> {
  for (const table of DIVIDED_TABLES) {
    const rows = client.query(copyFrom(`copy ${partOf(table, month)} from stdin`));
    await pipeline(createReadStream(fileOf(folder, month, table)), createGunzip(), rows);
  }
}
