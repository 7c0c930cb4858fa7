import type { Page } from 'playwright';
import { eachShot, type PlainView, type PoolOptions, viewKeyOf } from '@platform/visual-review';
import { bundleSurvey } from './survey.ts';

export interface Visited<T> {
  /** Results, in the order of the shots. */
  found: T[];
  /** Reasons why shots could not be visited, by their keys. */
  problems: Map<string, string>;
}

/**
 * Does work on the page of every shot, with the survey in it. Each page is loaded separately, because
 * a focus, a scroll position or a dialog of an earlier story would count as the story's.
 */
export async function visitAll<S extends PlainView, T>(
  shots: readonly S[],
  options: PoolOptions,
  work: (page: Page, shot: S) => Promise<T>,
): Promise<Visited<T>> {
  const program = await bundleSurvey();
  const found = new Map<number, T>();
  const problems = new Map<string, string>();
  await eachShot(shots, options, async (storyPage, shot, index) => {
    try {
      const seen = await storyPage.visit(shot, async (page) => {
        await page.evaluate(program);
        return work(page, shot);
      });
      found.set(index, seen);
    } catch (error) {
      problems.set(viewKeyOf(shot), (error as Error).message);
    }
  });
  const inOrder = [...found.entries()].toSorted(([one], [other]) => one - other);
  return { found: inOrder.map(([, seen]) => seen), problems };
}
