import type { CDPSession, Page } from 'playwright';
import { sizeAtRest } from './inPage.ts';

export interface ShootOptions {
  /**
   * Also pictures the page below the window.
   * @default true
   */
  fullPage?: boolean;
}

export interface StillOptions extends ShootOptions {
  /** A picture that the first may be the same as: then one is enough. */
  known?: Buffer | undefined;
  /** @default `shoot` */
  take?: typeof shoot;
}

/** How often a page is pictured until two pictures in a row are the same, and the pause in between. */
const PATIENCE = { pictures: 20, pauseMs: 100 };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Sets the size of a page's window, in CSS pixels, also for the pictures. After one, Chromium goes back to
 * the size that its session has set. Without any, Playwright's setting would be lost until the next page,
 * which would take three times as long to load.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const session = await sessionOf(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    screenWidth: size.width,
    screenHeight: size.height,
    deviceScaleFactor: 1,
    mobile: false,
  });
}

/**
 * Takes a picture of a page whose size was set by `resize`, as a PNG: without a caret, every animation
 * at its end. It is packed quickly, where Playwright's own are packed small.
 */
export async function shoot(page: Page, { fullPage = true }: ShootOptions = {}): Promise<Buffer> {
  const session = await sessionOf(page);
  const size = await page.evaluate(sizeAtRest);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // Only where it is needed: now and then such a picture shows what is in a frame at another size.
    ...(fullPage &&
      size && { captureBeyondViewport: true, clip: { x: 0, y: 0, ...size, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

/** Takes pictures until two in a row are the same. */
export async function takeStill(
  page: Page,
  { known, take = shoot, ...options }: StillOptions = {},
): Promise<{ png: Buffer } | { problem: string }> {
  let last = known;
  for (let tries = 0; tries < PATIENCE.pictures; tries += 1) {
    if (tries > 1) await page.waitForTimeout(PATIENCE.pauseMs);
    const next = await take(page, options);
    if (last && next.equals(last)) return { png: next };
    last = next;
  }
  return { problem: 'It keeps moving, even under reduced motion.' };
}
