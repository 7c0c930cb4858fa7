import { basename, join } from 'node:path';
import { fontCommand, type FontFace, type Problem } from '@platform/tokens';
import { create, type Font } from 'fontkitten';

/** Throws the library's error if the bytes are not a font. */
export function openFont(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) throw new Error('it is a collection of fonts');
  // Reads the character table, because the library reads tables lazily: damage in that table is
  // detected here.
  if (font.characterSet.length === 0) throw new Error('it has no letters');
  return font;
}

/**
 * Lists fonts with damaged data. Servers do not detect the damage, because they read only the
 * headers of fonts.
 */
export const damagedFonts = (path: string, fonts: readonly FontFace[] = []): Problem[] =>
  fonts
    .flatMap(({ files }) => files)
    .flatMap(({ name, bytes }): Problem[] => {
      try {
        openFont(bytes);
        return [];
      } catch (error) {
        const what = `the font cannot be read: ${(error as Error).message}`;
        const hint = `Run ${fontCommand(basename(path))} with the original again.`;
        return [{ file: join(path, name), line: 1, place: '', what, hint }];
      }
    });
