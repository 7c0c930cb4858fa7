import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Every story is looked at under each of these, beside what its own play function proves. */
const SCHEMES = ['dark', 'light'];

const config: TestRunnerConfig = {
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(axeSource);
    const violations = await page.evaluate(
      async ({ schemes, once }) => {
        const root = document.documentElement;
        const own = { brand: root.dataset['brand'] ?? '', scheme: root.dataset['scheme'] ?? '' };
        // A matrix shows every brand by itself.
        const dresses = once
          ? [own]
          : (globalThis as never as { platformBrandIds: string[] }).platformBrandIds.flatMap(
              (brand) => schemes.map((scheme) => ({ brand, scheme })),
            );
        const found: string[] = [];
        for (const dress of dresses) {
          Object.assign(root.dataset, dress);
          await Promise.all(
            document.getAnimations().map((animation) => animation.finished.catch(() => null)),
          );
          const { violations } = await (
            globalThis as never as { axe: typeof import('axe-core') }
          ).axe.run(
            document.body,
            // A story is a part of a page: landmarks are proven on whole screens.
            { rules: { region: { enabled: false } }, resultTypes: ['violations'] },
          );
          for (const { id, nodes } of violations) {
            for (const { html, failureSummary } of nodes) {
              found.push(`${dress.brand} ${dress.scheme}: ${id}: ${html}\n  ${failureSummary}`);
            }
          }
        }
        Object.assign(root.dataset, own);
        return found;
      },
      { schemes: SCHEMES, once: context.name === 'Matrix' || parameters['a11y']?.once === true },
    );
    expect(violations).toEqual([]);
  },
};

export default config;
