import { fileURLToPath } from 'node:url';
import { formatProblem } from '@platform/tokens';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { check, type Verdict } from './check.ts';
import { withPictures } from './decode.ts';

const TOKENS_DIR = fileURLToPath(new URL('../../../tokens', import.meta.url)).replace(/\/$/, '');

/** What is said of a brand with this picture. */
async function problemsWith(bytes: Uint8Array): Promise<string[]> {
  const [verdict] = check(TOKENS_DIR, 'lagoon', 'none');
  if (!verdict?.brand) throw new Error('There is no brand to give a picture.');
  const size = { width: 1600, height: 900 };
  const hero = { name: 'hero.png', type: 'image/png' as const, bytes, ...size, version: '' };
  const given: Verdict = { ...verdict, brand: { ...verdict.brand, hero } };
  const verdicts = await withPictures(TOKENS_DIR, [given]);
  return verdicts.flatMap(({ problems }) => problems.map(formatProblem));
}

test('a picture of which a part is damaged is refused, though it says what it is', async () => {
  const size = { width: 1600, height: 900 };
  const whole = await sharp({
    create: { ...size, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  } as never)
    .png()
    .toBuffer();
  expect(await problemsWith(whole)).toEqual([]);
  const damaged = Uint8Array.from(whole).fill(0, whole.length / 2, whole.length - 100);
  expect(await problemsWith(damaged)).toEqual([
    expect.stringMatching(/lagoon\/hero\.png:1: the picture cannot be read: .* Export it again/),
  ]);
});
