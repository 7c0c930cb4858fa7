import { isWholePng } from './png.ts';
import type { Problem } from './problem.ts';

/** That a picture cannot be shown as it was made. */
export const damaged = (file: string): Problem => ({
  file,
  line: 1,
  place: '',
  what: 'the picture cannot be read: a part of it is damaged',
  hint: 'Export it again from where it was made.',
});

/**
 * The PNGs of which a part was cut off or changed, as their sums say.
 *
 * @param path the folder that they are in
 */
export const damagedPngs = (
  path: string,
  pictures: readonly ({ name: string; type: string; bytes: Uint8Array } | undefined)[],
): Problem[] => {
  const names = pictures.flatMap((picture) =>
    picture?.type === 'image/png' && !isWholePng(picture.bytes) ? [picture.name] : [],
  );
  // A logo may be the icon too.
  return [...new Set(names)].map((name) => damaged(`${path}/${name}`));
};
