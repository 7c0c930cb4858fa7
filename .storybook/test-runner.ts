import type Axe from 'axe-core';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { untranslatable } from '../packages/testing/src/inPage/untranslatable.ts';

/** What a story is looked at under: a brand in a scheme. */
interface Dress {
  brand: string;
  scheme: string;
}

/** What Storybook's own check leaves on the story's page. */
interface StoryPage {
  axe: typeof Axe;
}

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/**
 * A story is shown in the plainest brand and its dark, where Storybook's own check looks at all there
 * is. It is looked at again as far from that as brands go. That tokens keep their contrast in
 * every brand and scheme is checked pair by pair: see `packages/token-usage`. Every brand is in the
 * matrix that each component has.
 */
const DRESS: Dress = { brand: 'ember', scheme: 'light' };

/** What a brand or scheme can break. Storybook's own check has looked at everything else, once. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block'];

/** Dresses the page, ends what moves thereby, and runs axe. One line per finding. */
const violationsIn = (page: Page, dress: Dress): Promise<string[]> =>
  page.evaluate(
    async ({ dressed, rules }) => {
      const { axe } = globalThis as unknown as StoryPage;
      Object.assign(document.documentElement.dataset, dressed);
      const endless = (animation: Animation) =>
        animation.effect?.getComputedTiming().endTime === Infinity;
      for (const animation of document.getAnimations()) {
        if (!endless(animation)) animation.finish();
      }
      const { violations } = await axe.run(document.body, {
        runOnly: rules,
        resultTypes: ['violations'],
        iframes: false,
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

/** What the console of a page has complained of since its story began. */
const complaints = new WeakMap<Page, string[]>();

const config: TestRunnerConfig = {
  async preVisit(page) {
    if (!complaints.has(page)) {
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          complaints.get(page)?.push(`console ${message.type()}: ${message.text()}`);
        }
      });
    }
    await page.evaluate(untranslatable);
    complaints.set(page, []);
  },
  async postVisit(page, context) {
    const logged = complaints.get(page) ?? [];
    if (logged.length > 0) throw new Error(logged.join('\n'));
    const broken = await page.evaluate(untranslatable);
    if (broken.length > 0) throw new Error(`Under a page translator:\n${broken.join('\n')}`);
    // A matrix shows every brand already.
    if (context.name === 'Matrix') return;
    await page.evaluate(() => document.fonts.ready);
    const found = await violationsIn(page, DRESS);
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};

export default config;
