import type { Page } from 'playwright';
import sharp from 'sharp';
import { shoot, takeStill } from './camera.ts';
import { partsOnPage, scrollContainers, scrollPage, type Part } from './inPage.ts';

const heightOf = async (picture: Buffer) => (await sharp(picture).metadata()).height;

/** Joins screenshots into one, from top to bottom and aligned to the left. */
export async function stacked(pictures: readonly Buffer[]): Promise<Buffer> {
  const [first, ...others] = pictures;
  if (first && others.length === 0) return first;
  return sharp([...pictures], { join: { across: 1, halign: 'left' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Scrolls the page and its containers to their middle. Returns `true` if anything scrolls. */
export async function scrollAll(page: Page): Promise<boolean> {
  const hasContainers = await page.evaluate(scrollContainers);
  return (await page.evaluate(scrollPage)) || hasContainers;
}

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

interface Scenes {
  /** Full page with every scroll container at its middle; undefined if there is no such container. */
  whole?: Buffer;
  /** Window at the middle of the page; undefined if the page does not scroll. */
  middle?: Buffer;
}

async function shootScenes(page: Page): Promise<Scenes> {
  await toTop(page);
  // Scrolls again for each image, because a full-page screenshot briefly changes the heights of
  // containers.
  const whole = (await page.evaluate(scrollContainers)) ? await shoot(page) : undefined;
  const middle = (await page.evaluate(scrollPage))
    ? await shoot(page, { fullPage: false })
    : undefined;
  return { ...(whole && { whole }), ...(middle && { middle }) };
}

/** Joins the page with its containers at their middle and, below, the window at the page's middle. */
export async function takeScrolled(
  page: Page,
  prefixes: readonly string[],
  known: Buffer | undefined,
): Promise<{ png: Buffer; parts: Part[] } | { problem: string }> {
  let scenes: Scenes = {};
  const taken = await takeStill(page, {
    known,
    take: async () => {
      scenes = await shootScenes(page);
      return stacked(Object.values(scenes) as Buffer[]);
    },
  });
  if ('problem' in taken) return taken;
  const { whole, middle } = scenes;
  const height = whole ? await heightOf(whole) : 0;
  const shown = middle ? await page.evaluate(partsOnPage, prefixes) : [];
  const scrolledBy = await page.evaluate(() => scrollY);
  await toTop(page);
  const parts = whole ? await page.evaluate(partsOnPage, prefixes) : [];
  return {
    ...taken,
    parts: [
      ...parts,
      ...shown.map(([prefix, left, top, ...size]): Part => [
        prefix,
        left,
        top - scrolledBy + height,
        ...size,
      ]),
    ],
  };
}
