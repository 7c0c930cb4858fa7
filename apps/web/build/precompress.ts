import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files to compress. Fonts and images are already compressed. */
const TEXT = /\.(js|css|svg)$/;

const PACKERS = {
  '.br': (content: Uint8Array) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (content: Uint8Array) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
    for (const file of files) {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      for (const [ending, pack] of Object.entries(PACKERS)) {
        await writeFile(join(dir, file.fileName + ending), await pack(content));
      }
    }
  },
});
