import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const PHONE = { width: 390, height: 844 };

/** Window sizes in which every game must be playable without scrolling. */
export const SIZES = [
  PHONE,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

export const notice = (page: Page) =>
  page.getByRole('region', { name: 'Unconfirmed email address' });

/**
 * Returns the space between the header, or the bars below the header, and the bottom bar. Brands with
 * navigation at the top have the shortcuts below the header.
 */
export const roomOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const bar = boxOf('nav[aria-label="Shortcuts"]');
    const isAtTop = bar !== undefined && bar.top < innerHeight / 2;
    return {
      top: Math.max(
        boxOf('header')?.bottom ?? 0,
        isAtTop ? bar.bottom : 0,
        boxOf('[aria-label="Unconfirmed email address"]')?.bottom ?? 0,
      ),
      bottom: bar?.height && !isAtTop ? bar.top : innerHeight,
      width: innerWidth,
    };
  });

export async function boxOf(part: Locator, name: string) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${name} has no box.`);
  return box;
}

export async function expectInSight(
  page: Page,
  parts: Readonly<Record<string, Locator>>,
): Promise<void> {
  // A press while the page was loading may have scrolled it.
  await page.evaluate(() => scrollTo(0, 0));
  const room = await roomOf(page);
  for (const [name, part] of Object.entries(parts)) {
    const box = await boxOf(part, name);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const about = `${name} at ${width}x${height}`;
    expect(box.y, about).toBeGreaterThanOrEqual(room.top);
    expect(box.y + box.height, about).toBeLessThanOrEqual(room.bottom);
    expect(box.x, about).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, about).toBeLessThanOrEqual(room.width);
  }
}
