import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, renderUi } from '@platform/ui/testing';
import { repository as sources } from '../foundations/repository';
import { Certificate } from './Certificate';

/** Returns the URL of an empty page whose fragment names the story. */
const addressOf = (story: string, { brand, scheme }: { brand: string; scheme: string }) =>
  `about:blank#${story} ${brand} ${scheme}`;

const open = () =>
  renderUi(<Certificate sources={sources} brand="ember" addressOf={addressOf} />).container;

test('lists the measurements of brand check, lowest ratio to the minimum first', async () => {
  open();
  await expect.element(page.getByText('Every colour is within its limits')).toBeVisible();
  await expect.element(page.getByText(/\d{3} pairs of colours and 12 pairs of game/)).toBeVisible();
  const [games] = document.querySelectorAll('ul');
  const distances = [...(games?.children ?? [])].map((row) =>
    Number(/(0\.\d{3}) of 0\.1$/.exec(row.textContent ?? '')?.[1]),
  );
  expect(distances).toHaveLength(12);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances[0]).toBeGreaterThanOrEqual(0.1);
});

test('shows the component of a pair in the scheme of the pair', async () => {
  open();
  const src = () => document.querySelector('iframe')?.getAttribute('src');
  const first = src();
  expect(first).toMatch(/^about:blank#[a-z-]+--[a-z-]+ ember (dark|light)$/);
  const buttons = page.getByRole('button', { name: /^Show color/ }).elements();
  const other = buttons.find((button) => button.getAttribute('aria-pressed') === 'false');
  if (!other) throw new Error('There is only one.');
  await userEvent.click(other);
  expect(other.getAttribute('aria-pressed')).toBe('true');
  expect(buttons.filter((button) => button.getAttribute('aria-pressed') === 'true')).toEqual([
    other,
  ]);
});

test('has no accessibility violations that axe can find', async () => {
  open();
  expect(await axeViolations()).toEqual([]);
});
