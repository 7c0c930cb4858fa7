import { fileURLToPath } from 'node:url';
import { formatProblem } from '@platform/tokens';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { check, type Verdict } from './check.ts';
import { siteProject } from './project.ts';
import { withPictures } from './decode.ts';

const TOKENS_DIR = fileURLToPath(new URL('../../../tokens', import.meta.url)).replace(/\/$/, '');

async function problemsWith(bytes: Uint8Array): Promise<string[]> {
  const [verdict] = check(siteProject(TOKENS_DIR), 'lagoon', 'none');
  if (!verdict?.brand) throw new Error('There is no brand to give a picture.');
  const size = { width: 1600, height: 900 };
  const hero = { name: 'hero.png', type: 'image/png' as const, bytes, ...size, version: '' };
  const given: Verdict = { ...verdict, brand: { ...verdict.brand, hero } };
  const verdicts = await withPictures(TOKENS_DIR, [given]);
  return verdicts.flatMap(({ problems }) => problems.map(formatProblem));
}

const KINDS = ['logo', 'icon', 'social'] as const;

test.each(KINDS)('rejects a damaged picture: %s', async (kind) => {
  const size = kind === 'social' ? { width: 1200, height: 630 } : { width: 64, height: 64 };
  const whole = await sharp({ create: { ...size, channels: 3, background: '#3366ff' } })
    .png()
    .toBuffer();
  const [verdict] = check(siteProject(TOKENS_DIR), 'lagoon', 'none');
  if (!verdict?.brand) throw new Error('There is no brand to give a picture.');
  const { brand } = verdict;
  const said = async (bytes: Uint8Array) => {
    const picture = { name: `${kind}.png`, type: 'image/png' as const, bytes, version: '' };
    const given = { ...verdict, brand: { ...brand, [kind]: picture } };
    const verdicts = await withPictures(TOKENS_DIR, [given]);
    return verdicts.flatMap(({ problems }) => problems.map(formatProblem));
  };
  expect(await said(whole)).toEqual([]);
  expect(await said(whole.subarray(0, 40))).toEqual([
    expect.stringMatching(
      new RegExp(`lagoon/${kind}\\.png:1: the picture cannot be read: .* Export`),
    ),
  ]);
});

test('reports a damaged logo once if it is also the icon', async () => {
  const [verdict] = check(siteProject(TOKENS_DIR), 'lagoon', 'none');
  if (!verdict?.brand) throw new Error('There is no brand to give a picture.');
  const bytes = new Uint8Array(40);
  const logo = { name: 'logo.png', type: 'image/png' as const, bytes, version: '' };
  const given = { ...verdict, brand: { ...verdict.brand, logo, icon: logo } };
  const [{ problems } = { problems: [] }] = await withPictures(TOKENS_DIR, [given]);
  expect(problems).toHaveLength(1);
});

test('rejects a partly damaged picture even if its header is valid', async () => {
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
