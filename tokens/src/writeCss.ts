import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCss, type BrandStyle } from './css.ts';

/**
 * Writes the CSS of a brand for other servers: `ember.css`, and the brand's fonts in a folder `ember`
 * beside that file.
 * @param head CSS to insert before the brand's own
 * @returns path of the CSS file
 */
export function writeBrandCss(folder: string, brand: BrandStyle, head = ''): string {
  const { id, fonts = [] } = brand;
  const path = join(folder, `${id}.css`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${head}${brandCss(brand, ({ name }) => `./${id}/${name}`)}\n`);
  for (const { name, bytes } of fonts.flatMap(({ files }) => files)) {
    mkdirSync(join(folder, id), { recursive: true });
    writeFileSync(join(folder, id, name), bytes);
  }
  return path;
}
