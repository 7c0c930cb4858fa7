import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { decodeFiles, encodeFiles, hashOfFiles } from './brandFiles.ts';
import { isBrandId, type BrandFolder } from './folder.ts';

const kept = v.object({
  hash: v.string(),
  files: v.record(v.string(), v.pipe(v.string(), v.base64())),
});
type Kept = v.InferOutput<typeof kept>;

/**
 * Stores the last valid version of each brand with its hash, one file per brand. A server that starts
 * with an invalid folder serves this version.
 */
export class LastValid {
  readonly #folder: string;
  readonly #hashes = new Map<string, string>();

  readonly #onError: (error: unknown) => void;

  /** @param onError called if a version cannot be stored; the brand is served anyway */
  constructor(folder: string, onError: (error: unknown) => void) {
    this.#folder = folder;
    this.#onError = onError;
  }

  /** Returns the stored version of a brand; undefined if it is missing or damaged. */
  read(id: string): BrandFolder | undefined {
    if (!isBrandId(id)) return undefined;
    const path = this.#pathOf(id);
    try {
      const { hash, files: encoded } = v.parse(kept, JSON.parse(readFileSync(path, 'utf8')));
      const files = decodeFiles(encoded);
      if (hash !== hashOfFiles(files)) return undefined;
      this.#hashes.set(id, hash);
      return { id, path, files };
    } catch {
      return undefined;
    }
  }

  keep({ id, files }: BrandFolder): void {
    const hash = hashOfFiles(files);
    if (this.#hashes.get(id) === hash) return;
    try {
      this.#write(
        this.#pathOf(id),
        JSON.stringify({ hash, files: encodeFiles(files) } satisfies Kept),
      );
      this.#hashes.set(id, hash);
    } catch (cause) {
      const message = `The valid version of the brand '${id}' could not be kept: ${(cause as Error).message}`;
      this.#onError(new Error(message, { cause }));
    }
  }

  /** Writes a new file and renames it, so that a crash leaves the old file intact. */
  #write(path: string, text: string): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}
