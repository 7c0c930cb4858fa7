import type { Page } from 'playwright';
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

/** How one story uses the tokens. */
export interface StoryUsage {
  story: Story;
  reached: Readonly<Record<Width, Reached>>;
  spots: readonly SeenSpot[];
}

export interface Usage {
  stories: readonly StoryUsage[];
  /** Why some stories could not be visited, by the keys of their shots. */
  problems: ReadonlyMap<string, string>;
}

/** The probes look the same in every brand: one is enough. */
const BRAND = 'default';

/** Stories that look different on a phone; all others are measured only on a desktop. */
const BY_WIDTH = /^(Shell|Screens|Landing)\//;
/** Pages that show the tokens themselves, and other brands than the page's. */
const ABOUT_TOKENS = /^(Foundations|Brand Studio)/;

/** Tells that the colours that meet in a story also meet in the product. */
const hasSpots = ({ title, name }: Story) => !ABOUT_TOKENS.test(title) && !/^Matrix\b/.test(name);

const [phone, desk] = widths;

/** Stress stories are in the frame of a phone, where the layout of a desktop has no room. */
const isFor = ({ title, name }: Story, width: Width) =>
  !BY_WIDTH.test(title) ? width === desk : width === phone || !/^Stress\b/.test(name);

/** Tells that the pairs of a story are collected at a width. */
const showsPairs = (story: Story, width: Width) => hasSpots(story) && isFor(story, width);

/** A view with its story. */
interface StoryView extends PlainView {
  of: Story;
}

const viewsOf = (stories: readonly Story[]): StoryView[] =>
  stories.flatMap((of) => widths.map((width) => ({ story: of.id, brand: BRAND, width, of })));

const spotsOn = (page: Page, probes: readonly TokenProbe[]) => ask(page, 'spots', probes);

/** Visits stories at both widths, under every probe and in every state. */
export async function collectUsage(
  stories: readonly Story[],
  probes: readonly TokenProbe[],
  options: PoolOptions,
): Promise<Usage> {
  const { found, problems } = await visitAll(
    viewsOf(stories),
    options,
    async (page, { of, width }) => {
      const reached = await ask(page, 'reach', probes);
      const spots = showsPairs(of, width) ? await spotsOn(page, probes) : [];
      return { of, width, reached, spots };
    },
  );
  const collected = stories.flatMap((story): StoryUsage[] => {
    const at = (wanted: Width) => found.find(({ of, width }) => of === story && width === wanted);
    const [onPhone, onDesk] = [at(phone), at(desk)];
    if (!onPhone || !onDesk) return [];
    const reached = { [phone]: onPhone.reached, [desk]: onDesk.reached } as StoryUsage['reached'];
    return [{ story, reached, spots: [...onDesk.spots, ...onPhone.spots] }];
  });
  return { stories: collected, problems };
}

/** Collects only the spots of stories. Rejects if one of the stories cannot be visited. */
export async function collectSpots(
  stories: readonly Story[],
  probes: readonly TokenProbe[],
  options: PoolOptions,
): Promise<Pick<StoryUsage, 'story' | 'spots'>[]> {
  const views = viewsOf(stories).filter(({ of, width }) => showsPairs(of, width));
  const { found, problems } = await visitAll(views, options, async (page, { of: story }) => ({
    story,
    spots: await spotsOn(page, probes),
  }));
  for (const [view, why] of problems) throw new Error(`${view} could not be visited: ${why}`);
  return found;
}
