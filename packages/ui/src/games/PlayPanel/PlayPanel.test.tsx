import { parseUsdt } from '@platform/rules/money';
import type { GameType } from '@platform/rules/wingo';
import { describe, expect, test } from 'vitest';
import { ONE_MORE_GAME } from '../../../../testing/src/oneMoreGame';
import { addGame } from '../../testing/addGame';
import { brokenNumbers } from '../../testing/brokenNumbers';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { playPanel } from '../../samples/site';
import { PlayPanel, type PlayPanelProps } from './PlayPanel';

const example = (props?: Partial<PlayPanelProps>) => (
  <PlayPanel
    {...playPanel}
    lastGame={2}
    wallet={parseUsdt('1234.5')}
    locker={parseUsdt('250')}
    today={parseUsdt('-9.6')}
    {...props}
  />
);

describeConformance('PlayPanel', {
  render: (props) => example(props),
  root: HTMLElement,
  slots: { parts: ['resume', 'statistics'], many: ['game'] },
});

const links = ({ getAllByRole }: ReturnType<typeof renderUi>) =>
  getAllByRole('link').map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

test('links to the last played game first, then to all games and the statistics', () => {
  expect(links(renderUi(example()))).toEqual([
    ['Continue Wingo 3 Min', '/wingo3Minute'],
    ['Wingo 1 Min', '/wingo1Minute'],
    ['Wingo 3 Min', '/wingo3Minute'],
    ['Wingo 5 Min', '/wingo5Minute'],
    ['Wingo 10 Min', '/wingo10Minute'],
    ['Statistics', '/statistics'],
  ]);
});

describe('with an additional game', () => {
  const hrefs = addGame(ONE_MORE_GAME);

  test('links to every game, without overflow on a phone', () => {
    const lastGame = ONE_MORE_GAME.wire as number as GameType;
    const ui = renderUi(<div style={{ inlineSize: 326 }}>{example({ hrefs, lastGame })}</div>);
    expect(links(ui)[0]).toEqual(['Continue Wingo 45 Sec', '/wingo45Second']);
    expect(links(ui)).toContainEqual(['Wingo 45 Sec', '/wingo45Second']);
    for (const link of ui.getAllByRole('link')) {
      expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  });
});

test('links to the first game before the first bet', () => {
  expect(links(renderUi(example({ lastGame: null })))[0]).toEqual([
    'Play Wingo 1 Min',
    '/wingo1Minute',
  ]);
});

const figures = ({ getAllByRole }: ReturnType<typeof renderUi>) =>
  getAllByRole('definition').map(({ textContent }) => textContent);

test("[HIST-09] shows both balances to 4 decimals, and the day's result", () => {
  expect(figures(renderUi(example()))).toEqual(['1,234.5000 USDT', '250.0000 USDT', '-9.600 USDT']);
});

test('shows no amounts for unknown values', () => {
  expect(figures(renderUi(example({ today: null })))[2]).toBe('Unknown');
});

test('links to the games while the other data loads', () => {
  const waiting = { lastGame: undefined, wallet: undefined, locker: undefined, today: undefined };
  const ui = renderUi(example(waiting));
  expect(ui.container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(links(ui)[0]).toEqual(['Wingo 1 Min', '/wingo1Minute']);
  expect(figures(ui)).toEqual(['', '', '']);
});

test.each([272, 326])('keeps a large balance on one line at a width of %i px', (width) => {
  const fortune = 999_999_999_999_999_999n;
  const { container } = renderUi(
    <div style={{ inlineSize: width }}>
      {example({ wallet: fortune, locker: fortune, today: -fortune })}
    </div>,
  );
  expect(brokenNumbers(container)).toEqual([]);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test('does not shift the content below when the values load', () => {
  const waiting = { lastGame: undefined, wallet: undefined, locker: undefined, today: undefined };
  const panel = (props?: Partial<PlayPanelProps>) => (
    <div style={{ inlineSize: 380 }}>{example(props)}</div>
  );
  const { container, rerender } = renderUi(panel(waiting));
  const height = () => container.querySelector('section')?.offsetHeight;
  const before = height();
  rerender(panel());
  expect(before).toBeGreaterThan(0);
  expect(height()).toBe(before);
});
