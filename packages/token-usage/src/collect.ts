import {
  type PlainView,
  type PoolOptions,
  type Story,
  type Width,
  widths,
} from '@platform/visual-review';
import type { SeenSpot } from './page/main.ts';
import type { Reached } from './page/reach.ts';
import type { TokenProbe } from './probes.ts';
import { ask } from './survey.ts';
import { visitAll } from './visits.ts';

export interface StoryUsage extends Reached {
  story: Story;
  spots: readonly SeenSpot[];
}

export interface Usage {
  stories: readonly StoryUsage[];
  problems: ReadonlyMap<string, string>;
}

/** Measures one brand only, because the probes override the values of every brand. */
const BRAND = 'default';

/**
 * Stories whose pairs are collected at every width. Those of other stories are collected at desktop
 * width only.
 */
const BY_WIDTH = /^(Shell|Screens|Landing)\//;
/** Titles of pages about tokens, which may also show other brands. */
const ABOUT_TOKENS = /^(Foundations|Brand Studio)/;

const [phone, desk] = widths;

/**
 * Returns true if the pairs of a story are collected at a width. Matrices are excluded, because
 * they have pairs that do not occur in the product. Stress stories with a phone layout are excluded
 * at desktop width, because they render in a phone-sized frame.
 */
function showsPairs({ title, name }: Story, width: Width): boolean {
  if (ABOUT_TOKENS.test(title) || /^Matrix\b/.test(name)) return false;
  if (!BY_WIDTH.test(title)) return width === desk;
  return width === phone || !/^Stress\b/.test(name);
}

interface StoryView extends PlainView {
  of: Story;
}

const viewsOf = (stories: readonly Story[]): StoryView[] =>
  stories.flatMap((of) =>
    [desk, phone].map((width) => ({ story: of.id, brand: BRAND, width, of })),
  );

export async function collectUsage(
  stories: readonly Story[],
  probes: readonly TokenProbe[],
  options: PoolOptions,
): Promise<Usage> {
  const declarations = probes.map(({ declaration }) => declaration);
  const { found, problems } = await visitAll(
    viewsOf(stories),
    options,
    async (page, { of: story, width }): Promise<StoryUsage> => ({
      story,
      ...(await ask(page, 'reach')),
      spots: showsPairs(story, width) ? await ask(page, 'spots', declarations) : [],
    }),
  );
  const collected = stories.flatMap((story): StoryUsage[] => {
    const visits = found.filter((visit) => visit.story === story);
    if (visits.length === 0) return [];
    return [
      {
        story,
        named: visits.flatMap(({ named }) => named),
        isOfAllBrands: visits.some(({ isOfAllBrands }) => isOfAllBrands),
        spots: visits.flatMap(({ spots }) => spots),
      },
    ];
  });
  return { stories: collected, problems };
}
