import type { CDPSession, Page } from 'playwright';
import { sizeAtRest } from './inPage.ts';

interface ShootOptions {
  /** True to include the page below the window; `true` by default. */
  fullPage?: boolean;
}

interface StillOptions extends ShootOptions {
  /** Expected screenshot. A first attempt that equals it is enough. */
  known?: Buffer | undefined;
  take?: typeof shoot;
}

/** Maximum number of screenshots until two consecutive ones are equal, and the pause between them. */
const PATIENCE = { pictures: 20, pauseMs: 100 };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Resizes the window. After a screenshot, Chromium restores the size that its own session has set.
 * Without this function, Chromium would discard Playwright's size, and the next page would take
 * three times as long to load.
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
 * Captures a page as a PNG, without a caret and with every animation at its end. Call `resize` first.
 * The PNG is compressed for speed, whereas Playwright compresses for size.
 */
export async function shoot(page: Page, { fullPage = true }: ShootOptions = {}): Promise<Buffer> {
  const session = await sessionOf(page);
  const size = await page.evaluate(sizeAtRest);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // Sets the option only if needed, because screenshots beyond the viewport sometimes show iframes at
    // another size.
    ...(fullPage &&
      size && { captureBeyondViewport: true, clip: { x: 0, y: 0, ...size, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

/**
 * Takes screenshots until two consecutive ones are equal. Returns a problem if the page keeps
 * moving.
 */
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
