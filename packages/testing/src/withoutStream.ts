import type { BrowserContext, Page } from '@playwright/test';

/**
 * Keeps the live stream from being opened, as a server does that has none: a stream never ends, so a
 * page with one is never idle on the network (`networkidle`).
 */
export const withoutStream = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.route('**/api/live', (route) => route.fulfill({ status: 204 }));
