import type { BrowserContext, Page } from '@playwright/test';

/** Responds to the live stream with 204. With an open stream, a page never reaches `networkidle`. */
export const withoutStream = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.route('**/api/live', (route) => route.fulfill({ status: 204 }));
