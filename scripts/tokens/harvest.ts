import type { Browser, Page } from 'playwright';
import { serveFolder } from '../serveFolder.ts';
import type { Shot, Story } from '../visual/shots.ts';
import { openStudio, type Studio } from '../visual/studio.ts';
import { heights, widths, type Width } from '../visual/widths.ts';
import type { SeenSpot } from './page/main.ts';
import type { Reached } from './page/reach.ts';
import type { TokenProbe } from './probes.ts';
import { ask, bundleSurvey } from './survey.ts';

/** What one story says of the tokens. */
export interface StoryHarvest {
  story: Story;
  reached: Readonly<Record<Width, Reached>>;
  spots: readonly SeenSpot[];
}

export interface Harvest {
  stories: readonly StoryHarvest[];
  /** Why some stories could not be looked at, by their ids. */
  problems: ReadonlyMap<string, string>;
}

/** A page that lives long grows slow: after so many stories it is loaded anew. */
const STORIES_A_PAGE = 60;

/** Parts that look different on a phone; all others are measured on a desk alone. */
const BY_WIDTH = /^(Shell|Screens|Landing)\//;
/** Pages that show the tokens themselves, and other brands than the page's. */
const ABOUT_TOKENS = /^(Foundations|Brand Studio|Studio)/;

/** Whether the colours that meet in a story meet in the product. */
const hasSpots = ({ title, name }: Story) => !ABOUT_TOKENS.test(title) && !/^Matrix\b/.test(name);

const [phone, desk] = widths;

async function resize(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
  await ask(page, 'comeToRest');
}

/** Stress stands in the frame of a phone, where a desk's layout has no place. */
const isFor = ({ title, name }: Story, width: Width) =>
  !BY_WIDTH.test(title) ? width === desk : width === phone || !/^Stress\b/.test(name);

/** What of a story's pairs a width shows: phones count where parts look different on them. */
async function spotsAt(
  page: Page,
  story: Story,
  width: Width,
  probes: readonly TokenProbe[],
): Promise<SeenSpot[]> {
  if (!hasSpots(story) || !isFor(story, width)) return [];
  return ask(page, 'spots', probes);
}

/** Does something at both widths, and leaves the page at the one that it has when it is loaded. */
async function atBothWidths<T>(page: Page, work: (width: Width) => Promise<T>): Promise<T[]> {
  const onDesk = await work(desk);
  await resize(page, phone);
  const onPhone = await work(phone);
  await resize(page, desk);
  return [onPhone, onDesk];
}

export interface TourOptions {
  browser: Browser;
  /** The folder of a built Storybook. */
  storybook: string;
  /** Called before every story. */
  onProgress?: (done: number, all: number) => void;
}

/**
 * Leads through stories on one page: going from story to story is ten times faster than loading each.
 * A story that cannot be shown so is loaded by itself, and told of when that fails, too.
 */
export async function tour<T>(
  stories: readonly Story[],
  { browser, storybook, onProgress }: TourOptions,
  work: (page: Page, story: Story) => Promise<T>,
): Promise<{ found: T[]; problems: Map<string, string> }> {
  const server = await serveFolder(storybook);
  const program = await bundleSurvey();
  const studio: Studio = await openStudio(browser, server.url);
  const found: T[] = [];
  const problems = new Map<string, string>();
  let page: Page | undefined;
  const load = ({ id }: Story) =>
    studio.visit({ story: id, brand: 'default', width: desk } satisfies Shot, async (loaded) => {
      await loaded.evaluate(program);
      page = loaded;
      return loaded;
    });
  const show = async (story: Story) => {
    if (!page) return load(story);
    await ask(page, 'goTo', story.id);
    return page;
  };
  try {
    for (const [index, story] of stories.entries()) {
      onProgress?.(index, stories.length);
      if (index % STORIES_A_PAGE === 0) page = undefined;
      try {
        found.push(await work(await show(story), story));
      } catch {
        try {
          found.push(await work(await load(story), story));
        } catch (error) {
          problems.set(story.id, (error as Error).message);
          page = undefined;
        }
      }
    }
  } finally {
    await studio.close();
    server.close();
  }
  return { found, problems };
}

/** Looks at stories, each under every probe and in every state. */
export async function harvest(
  stories: readonly Story[],
  probes: readonly TokenProbe[],
  options: TourOptions,
): Promise<Harvest> {
  const { found, problems } = await tour(stories, options, async (page, story) => {
    const [onPhone, onDesk] = await atBothWidths(page, async (width) => ({
      reached: await ask(page, 'reach', probes),
      spots: await spotsAt(page, story, width, probes),
    }));
    if (!onPhone || !onDesk) throw new Error('A story was not looked at.');
    return {
      story,
      reached: { [phone]: onPhone.reached, [desk]: onDesk.reached } as StoryHarvest['reached'],
      spots: [...onDesk.spots, ...onPhone.spots],
    };
  });
  return { stories: found, problems };
}

/** The spots of stories alone, which takes a tenth of the time. */
export async function harvestSpots(
  stories: readonly Story[],
  probes: readonly TokenProbe[],
  options: TourOptions,
): Promise<Pick<StoryHarvest, 'story' | 'spots'>[]> {
  const { found, problems } = await tour(stories, options, async (page, story) => {
    const [onPhone = [], onDesk = []] = await atBothWidths(page, (width) =>
      spotsAt(page, story, width, probes),
    );
    return { story, spots: [...onDesk, ...onPhone] };
  });
  for (const [story, why] of problems) throw new Error(`${story} could not be looked at: ${why}`);
  return found;
}
