import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../../testing/renderUi';
import { Accordion } from './Accordion';
import { LateAccordion } from './LateAccordion';

const ITEMS = [
  { id: 'safe', title: 'Is it safe?', content: 'It is.' },
  { id: 'fast', title: 'Is it fast?', content: 'That, too.' },
];

const hasArrived = (button: HTMLElement) => button.isConnected && button.id !== '';

test('looks like a closed accordion before the code loads', () => {
  const late = renderUi(<LateAccordion items={ITEMS} />);
  const shape = ({ container }: { container: HTMLElement }) =>
    [container, ...container.querySelectorAll('h3, button, span, svg')].map((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      return [element.tagName, element.getAttribute('aria-expanded'), width, height, top];
    });
  const before = shape(late);
  late.unmount();
  expect(before).toEqual(shape(renderUi(<Accordion items={ITEMS} />)));
});

test('opens the item that was pressed first, and closes it when another item opens', async () => {
  const { getByRole, getByText, queryByText } = renderUi(<LateAccordion items={ITEMS} />);
  getByRole('button', { name: 'Is it safe?' }).click();
  await expect.poll(() => queryByText('It is.')).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Is it fast?' }));
  await expect.poll(() => getByText('That, too.')).toBeVisible();
  await expect.poll(() => getByText('It is.')).not.toBeVisible();
});

test('[LAND-08] keeps an item closed after two presses before the code loads', async () => {
  const { getByRole } = renderUi(<LateAccordion items={ITEMS} />);
  const title = () => getByRole('button', { name: 'Is it safe?' });
  act(() => title().click());
  act(() => title().click());
  await expect.poll(() => hasArrived(title())).toBe(true);
  expect(title()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(title());
  expect(title()).toHaveAttribute('aria-expanded', 'true');
});

test('keeps the focus on a title, and handles the keys of an accordion', async () => {
  const { getByRole } = renderUi(<LateAccordion items={ITEMS} />);
  await userEvent.tab();
  await userEvent.tab();
  const second = () => getByRole('button', { name: 'Is it fast?' });
  await expect.poll(() => hasArrived(second())).toBe(true);
  expect(second()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(getByRole('button', { name: 'Is it safe?' })).toHaveFocus();
});

test('does not return the focus after the user has moved on', async () => {
  const { getByRole } = renderUi(<LateAccordion items={ITEMS} />);
  const first = () => getByRole('button', { name: 'Is it safe?' });
  first().focus();
  first().blur();
  await expect.poll(() => hasArrived(first())).toBe(true);
  expect(document.body).toHaveFocus();
});

test('follows the focus to another title while the code is loading', async () => {
  const { getByRole } = renderUi(<LateAccordion items={ITEMS} />);
  const [first, second] = [
    getByRole('button', { name: 'Is it safe?' }),
    getByRole('button', { name: 'Is it fast?' }),
  ];
  first.focus();
  first.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: second }));
  await expect.poll(() => hasArrived(getByRole('button', { name: 'Is it fast?' }))).toBe(true);
  expect(getByRole('button', { name: 'Is it fast?' })).toHaveFocus();
});

test('opens an item whose press started before the code loaded', async () => {
  const { getByRole, queryByText } = renderUi(<LateAccordion items={ITEMS} />);
  const title = getByRole('button', { name: 'Is it safe?' });
  title.focus();
  title.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  await import('./Accordion');
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(title.isConnected).toBe(true);
  title.click();
  await expect.poll(() => queryByText('It is.')).toBeVisible();
});

test('opens an item whose Space press started before the code loaded', async () => {
  const { getByRole, queryByText } = renderUi(<LateAccordion items={ITEMS} />);
  const title = getByRole('button', { name: 'Is it safe?' });
  title.focus();
  title.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: ' ' }));
  await import('./Accordion');
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(title.isConnected).toBe(true);
  title.click();
  await expect.poll(() => queryByText('It is.')).toBeVisible();
});
