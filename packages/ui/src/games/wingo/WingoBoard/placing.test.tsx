import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderUi } from '../../../testing/renderUi';
import { wonRound } from '../sampleOutcomes';
import { ROUND, sampleBoard } from '../../../testing/sampleBoard';

test('does not let the win dialog block the next bet, by keyboard or by pointer', async () => {
  const onPlaceBet = vi.fn(() => Promise.resolve());
  const onOutcomeClose = vi.fn();
  const { findByRole, getByRole } = renderUi(
    sampleBoard({ outcome: wonRound, onPlaceBet, onOutcomeClose }),
  );
  const dialog = await findByRole('dialog', { name: 'You won!' });
  getByRole('region', { name: 'Wingo 1 Min' }).focus();
  await userEvent.keyboard('g{Enter}');
  const roundNumber = ROUND.roundNumber;
  const green = { bet: parseBet('color', 'green'), amount: 1_000_000n, roundNumber };
  expect(onPlaceBet).toHaveBeenCalledExactlyOnceWith(green);
  await expect.element(browser.getByText('Placed: 1 of 1.')).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Green' }));
  await userEvent.click(getByRole('button', { name: 'Place 1 bet 1.000' }));
  expect(onPlaceBet.mock.calls.flat()).toEqual([green, green]);
  expect(dialog).toBeVisible();
  expect(onOutcomeClose).not.toHaveBeenCalled();
  expect(getComputedStyle(document.body).overflow).toBe('visible');
});

test.each([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
])('does not cover controls with the win dialog at %i x %i', async (width, height) => {
  await browser.viewport(width, height);
  const { findByRole } = renderUi(
    sampleBoard({ outcome: wonRound, previousStakes: wonRound.bets }),
  );
  const dialog = await findByRole('dialog', { name: 'You won!' });
  const section = dialog.closest('section');
  const pressable = [...(section?.querySelectorAll('button, a, input') ?? [])].filter(
    (element) => element.checkVisibility() && !dialog.contains(element),
  );
  expect(pressable.length).toBeGreaterThan(25);
  const box = dialog.getBoundingClientRect();
  const covered = pressable.filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
  });
  expect(
    covered.map((element) => element.getAttribute('aria-label') ?? element.textContent),
  ).toEqual([]);
});

test.each([390, 1280])(
  'keeps the result of a win with many bets visible at %i px',
  async (width) => {
    await browser.viewport(width, 720);
    const [won] = wonRound.bets;
    const bets = Array.from({ length: 12 }, (_, place) => ({ ...won, id: `B-${place}` }));
    const { findByRole, getByRole } = renderUi(
      sampleBoard({ outcome: { ...wonRound, bets: bets as typeof wonRound.bets } }),
    );
    const dialog = await findByRole('dialog', { name: 'You won!' });
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const box = dialog.getBoundingClientRect();
    const net = [...dialog.querySelectorAll('[data-sign="gain"]')][0] as Element;
    for (const part of [getByRole('heading', { name: 'You won!' }), net]) {
      const { top, bottom } = part.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(box.top);
      expect(bottom).toBeLessThanOrEqual(box.bottom);
    }
  },
);

test.each([
  [
    'a press',
    async () => userEvent.click(browser.getByRole('button', { name: 'Green', exact: true })),
  ],
  [
    'a key',
    async () => {
      (browser.getByRole('button', { name: 'Red', exact: true }).element() as HTMLElement).focus();
      await userEvent.keyboard('g');
    },
  ],
])('focuses the stake and shows its problem on %s if the stake is invalid', async (_, press) => {
  const onPlaceBet = vi.fn(() => Promise.resolve());
  const { getByRole, queryByRole } = renderUi(sampleBoard({ onPlaceBet, balance: parseUsdt('5') }));
  const stake = getByRole('textbox', { name: 'Stake, USDT' });
  await userEvent.fill(stake, '0');
  await press();
  expect(queryByRole('button', { name: /^In the slip/ })).toBeNull();
  expect(stake).toHaveFocus();
  expect(stake).toHaveAccessibleDescription('Minimum Bet is 0.01 USDT!');
  // The stake is selected, so typing replaces it.
  await userEvent.keyboard('2');
  expect(stake).toHaveValue('2');
  expect(stake).not.toHaveAccessibleDescription();
  await press();
  expect(getByRole('button', { name: 'In the slip: Green 2.000' })).toBeVisible();
  // One-tap mode also refuses stakes above the balance.
  await userEvent.click(getByRole('button', { name: 'Clear the slip' }));
  await userEvent.click(getByRole('switch', { name: 'One tap' }));
  await userEvent.fill(stake, '6');
  await press();
  expect(stake).toHaveFocus();
  expect(stake).toHaveAccessibleDescription('Your wallet holds 5.0000 USDT.');
  expect(onPlaceBet).not.toHaveBeenCalled();
});

test('changes or removes a pressed bet in the slip, and places no bet', async () => {
  const onPlaceBet = vi.fn(() => Promise.resolve());
  const { findByRole, getByRole, queryByRole } = renderUi(sampleBoard({ onPlaceBet }));
  const press = (name: string) => userEvent.click(getByRole('button', { name }));
  await press('Green');
  await press('7, green');
  await press('In the slip: Green 1.000');
  const dialog = await findByRole('dialog', { name: 'Bet on Green' });
  expect(dialog).toHaveAccessibleDescription('This changes your slip. Nothing is placed yet.');
  await userEvent.click(getByRole('radio', { name: '10' }));
  await press('Use this stake');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  expect(getByRole('button', { name: 'Place 2 bets 11.000' })).toBeEnabled();
  await press('In the slip: Green 10.000');
  await findByRole('dialog', { name: 'Bet on Green' });
  await press('Remove bet');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  expect(getByRole('button', { name: /^In the slip/ })).toHaveAccessibleName(
    'In the slip: 7, green 1.000',
  );
  await press('In the slip: 7, green 1.000');
  await findByRole('dialog', { name: /^Bet on 7/ });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  expect(getByRole('button', { name: 'Place 1 bet 1.000' })).toBeEnabled();
  expect(onPlaceBet).not.toHaveBeenCalled();
});

test.each([320, 390])(
  'fits the returns of the colours into short fields at %i px',
  async (width) => {
    await browser.viewport(width, 800);
    const { getByRole } = renderUi(sampleBoard());
    for (const name of ['Green', 'Violet', 'Red']) {
      const field = getByRole('button', { name });
      expect(field.getBoundingClientRect().height).toBe(44);
      expect(field.scrollHeight).toBeLessThanOrEqual(44);
      expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
);
