import { betNames } from '@platform/messages/every/betNames';
import { brands } from 'virtual:platform-brands';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '../../../testing/renderUi';
import { sampleBoard } from '../../../testing/sampleBoard';
import { MessagesProvider } from '../../../theme/Messages';

const LANGUAGES = Object.keys(betNames) as (keyof typeof betNames)[];

test.each(LANGUAGES)('keeps the names of bets on one line at 390 px in %s', async (tag) => {
  await page.viewport(390, 844);
  const root = document.documentElement;
  root.lang = tag;
  root.dir = tag === 'ar' ? 'rtl' : 'ltr';
  onTestFinished(() => {
    root.removeAttribute('lang');
    root.removeAttribute('dir');
  });
  // Arabic letters come from a system font. Some system fonts are a fifth wider than others.
  const widest = tag === 'ar' ? 1.2 : 1.1;
  const { green, violet, red, high, low } = betNames[tag];
  const { getByText } = renderUi(
    <MessagesProvider messages={{ language: tag, betNames: betNames[tag] }}>
      <div style={{ paddingInline: 16 }}>{sampleBoard()}</div>
    </MessagesProvider>,
  );
  for (const { id } of brands) {
    root.dataset['brand'] = id;
    await document.fonts.ready;
    for (const text of [green, violet, red, high, low]) {
      const name = getByText(text, { selector: 'button *' });
      const range = document.createRange();
      range.selectNodeContents(name);
      expect.soft(range.getClientRects(), `lines of ${text} in ${id}`).toHaveLength(1);
      const { width } = range.getBoundingClientRect();
      const room = name.closest('button')?.clientWidth ?? 0;
      expect.soft(room, `space for ${text} in ${id}`).toBeGreaterThanOrEqual(width * widest);
    }
  }
});
