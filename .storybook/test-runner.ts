import type Axe from 'axe-core';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { untranslatable } from '../packages/testing/src/inPage/untranslatable.ts';
import { isComplaint } from './complaint.ts';
import { measure } from './measures.ts';

interface Look {
  brand: string;
  scheme: string;
}

/** Globals that Storybook's accessibility check adds to a story's page. */
interface StoryPage {
  axe: typeof Axe;
}

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/**
 * Look that differs most from the default look. Storybook checks every rule in the default look.
 * `packages/token-usage` checks contrast in every brand and scheme, and each component has a matrix
 * of all brands.
 */
const SECOND_LOOK: Look = { brand: 'ember', scheme: 'light' };

/** Rules that depend on colours, checked in the second look too. Storybook's own check covers the other rules. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block'];

/**
 * Applies a brand and scheme, finishes the resulting transitions, and runs axe. Returns one line per
 * violation.
 */
const violationsIn = (page: Page, look: Look): Promise<string[]> =>
  page.evaluate(
    async ({ look, rules }) => {
      const { axe } = globalThis as unknown as StoryPage;
      Object.assign(document.documentElement.dataset, look);
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
            `${look.brand} ${look.scheme}: ${id}: ${html}\n  ${failureSummary}`,
        ),
      );
    },
    { look, rules: BY_LOOKS },
  );

/** Console errors and warnings of each page since its current story started. */
const complaints = new WeakMap<Page, string[]>();

const config: TestRunnerConfig = {
  async preVisit(page) {
    if (!complaints.has(page)) {
      page.on('console', (message) => {
        const [type, text] = [message.type(), message.text()];
        if (isComplaint(type, text)) complaints.get(page)?.push(`console ${type}: ${text}`);
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
    await page.evaluate(() => document.fonts.ready);
    // Skips the second look for matrices, which already show every brand.
    const violations = context.name === 'Matrix' ? [] : await violationsIn(page, SECOND_LOOK);
    const found = [...violations, ...(await measure(page, context.id, context.name))];
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};

export default config;
