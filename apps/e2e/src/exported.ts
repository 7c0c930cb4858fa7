import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect } from './fixtures.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a map from header to cell for each row. */
export async function exported(page: Page, name: string): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
  const [headers = [], ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    // In quoted texts, a space follows the comma.
    .map((line) => line.split(/,(?! )/));
  return rows.map((row) =>
    Object.fromEntries(headers.map((header, place) => [header, row[place] ?? ''])),
  );
}
