import type { BrowserContext, Page } from '@playwright/test';

/**
 * Answers requests for the live stream with 204, as a server without one does. A stream never ends,
 * so a page with one never reaches `networkidle`.
 */
export const withoutStream = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.route('**/api/live', (route) => route.fulfill({ status: 204 }));
