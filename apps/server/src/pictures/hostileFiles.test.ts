import { loadBrands } from '@platform/tokens';
import { expect, test } from 'vitest';
import { readPhoto } from '../../../../tokens/src/photo.ts';
import { readPicture } from '../../../../tokens/src/picture.ts';
import { woff2Fault } from '../../../../tokens/src/woff2.ts';
import { RENDER_PROGRAM } from '../paths';
import { TOKENS_DIR } from '../testing/app';
import { FILE_KINDS, hostileFiles, type HostileFile } from '../testing/hostileFiles';
import { RenderFault, Renderer } from './renderer';

/**
 * Number of hostile files. If FUZZ_INPUTS is set, for example to 2000, the test also prints the
 * highest cost.
 */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 100);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const SECOND = 1_000;
const LIMITS = { drawingMs: SECOND, photoMs: SECOND, memoryBytes: 256 * 1024 * 1024 };

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const drawn = (type: string, bytes: Uint8Array) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><image width="512" height="512" href="data:${type};base64,${base64(bytes)}"/></svg>`;
const TEXT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="64"><text y="40" font-size="36">Wingo</text></svg>';

/** Formats that only the renderer decodes reach the renderer unchanged. */
async function use({ kind, bytes }: HostileFile, renderer: Renderer): Promise<void> {
  if (kind === 'svg') {
    const { picture } = readPicture('logo.svg', 'logo.svg', bytes, 'fuzz');
    if (picture) await renderer.png({ svg: drawn('image/svg+xml', picture.bytes) });
  } else if (kind === 'woff2') {
    woff2Fault(bytes);
    await renderer.width({ svg: TEXT, fonts: [bytes] });
  } else {
    readPhoto(`hero.${kind}`, `hero.${kind}`, bytes);
    readPicture('logo.png', 'logo.png', bytes, 'fuzz');
    if (kind === 'png') await renderer.png({ svg: drawn('image/png', bytes) });
    await renderer.photo({ bytes, isCamera: true, kind: 'webp', width: 32 });
  }
}

test(`${INPUTS} damaged files of seed ${SEED} are read, refused or stopped by a limit`, async () => {
  const brands = await loadBrands(TOKENS_DIR, { contrast: false });
  const renderer = new Renderer(RENDER_PROGRAM, LIMITS);
  const worst = { ms: 0, kind: '', peakBytes: 0, ended: 0 };
  const faults: string[] = [];
  const drawings = brands.map(({ logo }) => logo.bytes);
  for (const file of await hostileFiles(INPUTS, SEED, drawings)) {
    const before = process.cpuUsage();
    try {
      await use(file, renderer);
    } catch (error) {
      // Any other error is a bug in this repository.
      expect(error).toBeInstanceOf(RenderFault);
      faults.push((error as Error).message);
      if (!/^cannot be rendered: /.test((error as Error).message)) worst.ended += 1;
    }
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000 + renderer.cost.cpuMs;
    if (ms > worst.ms) Object.assign(worst, { ms, kind: file.kind });
    worst.peakBytes = Math.max(worst.peakBytes, renderer.cost.peakBytes);
  }
  await renderer.close();
  expect(faults.length).toBeGreaterThan(INPUTS / FILE_KINDS.length / 2);
  // No decoder crashed the render process.
  expect(faults.filter((fault) => fault.includes('the renderer ended'))).toEqual([]);
  if (process.env['FUZZ_INPUTS'] !== undefined) console.log(worst, `${faults.length} refused`);
});
