import type { BrowserContext, Page } from '@playwright/test';

/** Answers the live stream with 204: it never ends, and a page with it never reaches `networkidle`. */
export const withoutStream = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.route('**/api/live', (route) => route.fulfill({ status: 204 }));
