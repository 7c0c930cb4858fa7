import type { Browser } from 'playwright';
import { expect } from 'vitest';

/** Expects the colours, positions and fonts of the brand, and no message in the console. */
export async function expectThemed(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  try {
    await page.goto(url);
    const play = page.getByRole('button', { name: 'Play' });
    const [button, accent] = await play.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--platform-color-accent-solid)';
      element.append(probe);
      return [element, probe].map((each) => getComputedStyle(each).backgroundColor);
    });
    // Compares computed values, because the colour space depends on the bundler.
    expect(button).toBe(accent);
    expect(button).not.toBe('rgba(0, 0, 0, 0)');
    await play.click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    await page.waitForFunction(() => document.fonts.check('1rem "Sora Variable"'));
    expect(messages).toEqual([]);
  } finally {
    await page.close();
  }
}
