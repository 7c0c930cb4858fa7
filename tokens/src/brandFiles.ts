import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isBrandFile, isBrandId, largestBytes, type BrandFolder } from './folder.ts';
import type { Problem } from './problem.ts';
import { strayHint } from './strayFile.ts';

/** The files of a brand as text that JSON can hold: base64 by name, in the order of the names. */
export type EncodedFiles = Readonly<Record<string, string>>;

/** Encodes the files of a brand, in an order that does not depend on where they were read. */
export const encodeFiles = (files: BrandFolder['files']): EncodedFiles =>
  Object.fromEntries(
    [...files]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );

/** The files that were encoded. */
export const decodeFiles = (files: EncodedFiles): BrandFolder['files'] =>
  new Map(
    Object.entries(files).map(([name, text]) => [
      name,
      new Uint8Array(Buffer.from(text, 'base64')),
    ]),
  );

/** SHA-256 of the files of a brand, in hex: the same for the same names and bytes. */
export const hashOfFiles = (files: BrandFolder['files']): string =>
  createHash('sha256')
    .update(JSON.stringify(encodeFiles(files)))
    .digest('hex');

/**
 * What is wrong with the names and sizes of files that came from elsewhere than a folder, such as an
 * archive or a request.
 */
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
