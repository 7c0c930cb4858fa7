import { isWholePng } from './png.ts';
import type { Problem } from './problem.ts';

export const damaged = (file: string): Problem => ({
  file,
  line: 1,
  place: '',
  what: 'the picture cannot be read: a part of it is damaged',
  hint: 'Export it again from where it was made.',
});

/**
 * Finds PNGs with wrong checksums.
 *
 * @param path folder of the files
 */
export const damagedPngs = (
  path: string,
  pictures: readonly ({ name: string; type: string; bytes: Uint8Array } | undefined)[],
): Problem[] => {
  const names = pictures.flatMap((picture) =>
    picture?.type === 'image/png' && !isWholePng(picture.bytes) ? [picture.name] : [],
  );
  // Removes duplicates, because the same file may be both the logo and the icon.
  return [...new Set(names)].map((name) => damaged(`${path}/${name}`));
};
