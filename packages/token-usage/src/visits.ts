import type { Page } from 'playwright';
import { eachShot, type PlainView, type PoolOptions, viewKeyOf } from '@platform/visual-review';
import { bundleSurvey } from './survey.ts';

interface Visited<T> {
  found: T[];
  problems: Map<string, string>;
}

/**
 * Runs `work` on a new page for every shot, because earlier focus or scrolling would distort
 * results.
 */
export async function visitAll<S extends PlainView, T>(
  shots: readonly S[],
  options: PoolOptions,
  work: (page: Page, shot: S) => Promise<T>,
): Promise<Visited<T>> {
  const program = await bundleSurvey();
  const problems = new Map<string, string>();
  const found = await eachShot(shots, options, async (storyPage, shot): Promise<T[]> => {
    try {
      const seen = await storyPage.visit(shot, async (page) => {
        await page.evaluate(program);
        return work(page, shot);
      });
      return [seen];
    } catch (error) {
      problems.set(viewKeyOf(shot), (error as Error).message);
      return [];
    }
  });
  return { found: found.flat(), problems };
}
