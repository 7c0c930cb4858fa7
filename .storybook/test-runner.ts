import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { TestRunnerConfig } from '@storybook/test-runner';

/** What a story is looked at under: a brand in a scheme. */
interface Dress {
  brand: string;
  scheme: string;
}

/** What preview.tsx and axe leave on the story's page. */
interface StoryPage {
  platformBrandIds: string[];
  axe: typeof Axe;
}

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axeFile, 'utf8');

/** The brands of the page, each dark and light. */
const allDresses = (page: Page): Promise<Dress[]> =>
  page.evaluate(() =>
    (globalThis as unknown as StoryPage).platformBrandIds.flatMap((brand) =>
      ['dark', 'light'].map((scheme) => ({ brand, scheme })),
    ),
  );

/** What a brand or scheme can break; everything else is the same under all of them. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

/** A story is a part of a page, a matrix several of them: landmarks are proven on whole screens. */
const ON_SCREENS = [
  'region',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
];

/** Dresses the page, waits until nothing moves, and runs axe. One line per finding. */
const violationsIn = (page: Page, dress: Dress | undefined, rules: string[]): Promise<string[]> =>
  page.evaluate(
    async ({ dressed, only, left }) => {
      const { axe } = globalThis as unknown as StoryPage;
      Object.assign(document.documentElement.dataset, dressed);
      const endless = (animation: Animation) =>
        animation.effect?.getComputedTiming().endTime === Infinity;
      const moving = document.getAnimations().filter((animation) => !endless(animation));
      await Promise.allSettled(moving.map((animation) => animation.finished));
      const { violations } = await axe.run(document.body, {
        ...(only.length > 0 && { runOnly: only }),
        ...(only.length === 0 && {
          rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
        }),
        resultTypes: ['violations'],
      });
      const where = dressed ? `${dressed.brand} ${dressed.scheme}` : 'as it stands';
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${where}: ${id}: ${html}\n  ${failureSummary}`),
      );
    },
    { dressed: dress, only: rules, left: ON_SCREENS },
  );

const config: TestRunnerConfig = {
  async postVisit(page, context) {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(axeSource);
    const found = await violationsIn(page, undefined, []);
    // A matrix shows every brand by itself.
    const dresses = context.name === 'Matrix' ? [] : await allDresses(page);
    for (const dress of dresses) found.push(...(await violationsIn(page, dress, BY_LOOKS)));
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};

export default config;
