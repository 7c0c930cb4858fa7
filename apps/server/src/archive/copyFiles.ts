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

/** Number of rows, and SHA-256 of the COPY text in hex. */
export interface Content {
  rows: number;
  sha256: string;
}

export type Contents = Readonly<Record<DividedTable, Content>>;

/** Returns the tables in the files. A month that an earlier version archived lacks newer tables. */
const tablesOf = (contents: Contents): DividedTable[] =>
  DIVIDED_TABLES.filter((table) => table in contents);

const MANIFEST = 'manifest.json';
const NEWLINE = 10;

export class WrongFiles extends Error {
  override readonly name = 'WrongFiles';
}

class Gauge extends Transform {
  readonly #hash = createHash('sha256');
  #rows = 0;

  override _transform(
    chunk: Buffer,
    _: BufferEncoding,
    done: (error: null, data: Buffer) => void,
  ): void {
    this.#hash.update(chunk);
    // Newlines in COPY text only end rows.
    for (const byte of chunk) if (byte === NEWLINE) this.#rows += 1;
    done(null, chunk);
  }

  /** Returns the row count and the hash. Call this method once, after the last chunk. */
  content(): Content {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

const folderOf = (folder: string, month: Month): string => join(folder, month);
const fileOf = (folder: string, month: Month, table: DividedTable): string =>
  join(folderOf(folder, month), `${table}.tsv.gz`);

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
  throw new WrongFiles(
    `${path} differs from the data that was written. The month stays in the database.`,
  );
}

/** Writes a month to files, one gzipped COPY text per table, and verifies them. */
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

export async function checkMonth(month: Month, folder: string, expected: Contents): Promise<void> {
  for (const table of tablesOf(expected)) {
    const path = fileOf(folder, month, table);
    const content = await contentOf(path).catch((error: Error) => {
      throw new WrongFiles(`${path} cannot be read: ${error.message}`, { cause: error });
    });
    if (!isSame(content, expected[table])) {
      throw new WrongFiles(
        `${path} is not the file that was written when ${month} was archived: it has ${content.rows} ` +
          `rows instead of ${expected[table].rows}, or different rows. Use another backup of the file.`,
      );
    }
  }
}

export async function readMonth(
  client: ClientBase,
  month: Month,
  folder: string,
  contents: Contents,
): Promise<void> {
  for (const table of tablesOf(contents)) {
    const rows = client.query(copyFrom(`copy ${partOf(table, month)} from stdin`));
    await pipeline(createReadStream(fileOf(folder, month, table)), createGunzip(), rows);
  }
}
