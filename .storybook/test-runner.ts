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

/** What a brand or scheme can break. Storybook's own check has looked at everything else, once. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block'];

/** Dresses the page, waits until nothing moves, and runs axe. One line per finding. */
const violationsIn = (page: Page, dress: Dress): Promise<string[]> =>
  page.evaluate(
    async ({ dressed, rules }) => {
      const { axe } = globalThis as unknown as StoryPage;
      Object.assign(document.documentElement.dataset, dressed);
      const endless = (animation: Animation) =>
        animation.effect?.getComputedTiming().endTime === Infinity;
      const moving = document.getAnimations().filter((animation) => !endless(animation));
      await Promise.allSettled(moving.map((animation) => animation.finished));
      const { violations } = await axe.run(document.body, {
        runOnly: rules,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) =>
            `${dressed.brand} ${dressed.scheme}: ${id}: ${html}\n  ${failureSummary}`,
        ),
      );
    },
    { dressed: dress, rules: BY_LOOKS },
  );

const config: TestRunnerConfig = {
  async postVisit(page, context) {
    // A matrix shows every brand by itself.
    if (context.name === 'Matrix') return;
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(axeSource);
    const found: string[] = [];
    for (const dress of await allDresses(page)) found.push(...(await violationsIn(page, dress)));
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};

export default config;
