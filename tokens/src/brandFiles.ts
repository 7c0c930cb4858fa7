import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isBrandFile, isBrandId, largestBytes, type BrandFolder } from './folder.ts';
import type { Problem } from './problem.ts';
import { strayHint } from './strayFile.ts';

/** Files of a brand as JSON: base64 text by name, sorted by name. */
export type EncodedFiles = Readonly<Record<string, string>>;

/** Encodes files, sorted by name, so that the order of reading does not matter. */
export const encodeFiles = (files: BrandFolder['files']): EncodedFiles =>
  Object.fromEntries(
    [...files]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );

export const decodeFiles = (files: EncodedFiles): BrandFolder['files'] =>
  new Map(
    Object.entries(files).map(([name, text]) => [
      name,
      new Uint8Array(Buffer.from(text, 'base64')),
    ]),
  );

/** Returns the SHA-256 of the names and bytes of a brand's files, in hexadecimal. */
export const hashOfFiles = (files: BrandFolder['files']): string =>
  createHash('sha256')
    .update(JSON.stringify(encodeFiles(files)))
    .digest('hex');

/** Checks the names and sizes of files from an archive or a request. */
export function filesProblems({ id, path, files }: BrandFolder): readonly Problem[] {
  const problem = (name: string, what: string, hint: string): Problem => ({
    file: join(path, name),
    line: 1,
    place: '',
    what,
    hint,
  });
  const hint = 'Use small letters, digits and hyphens, at most 40, a letter first.';
  return [
    ...(isBrandId(id) ? [] : [problem('', `'${id}' is not a name for a brand`, hint)]),
    ...[...files].flatMap(([name, bytes]) => {
      if (!isBrandFile(name)) {
        return [problem(name, 'the file does not belong to a brand', strayHint(name))];
      }
      const most = largestBytes(name);
      return bytes.length > most
        ? [problem(name, 'the file is too large', `Bring it below ${most / 1024} kB.`)]
        : [];
    }),
  ];
}
