// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./DisplayButton', () => ({
  DisplayButton: (props: ComponentProps<'button'>) => <button {...props}>Display</button>,
}));
const CODE = {
  DisplayMenu: ({ defaultOpen }: { defaultOpen: boolean }) => (
    <p>{defaultOpen ? 'An open menu' : 'A closed menu'}</p>
  ),
};
vi.mock('./DisplayMenu', () => CODE);

afterEach(() => {
  cleanup();
  vi.resetModules();
});

async function show() {
  const { DisplayChoice } = await import('./DisplayChoice');
  return act(async () => render(<DisplayChoice />));
}

test('replaces the button with the closed menu after its code has loaded', async () => {
  expect(await (await show()).findByText('A closed menu')).toBeTruthy();
});

test('keeps the button if the menu fails to load and retries on click', async () => {
  vi.doMock('./DisplayMenu', () => {
    throw new Error('Its code did not arrive.');
  });
  const { findByRole, findByText } = await show();
  const button = await findByRole('button', { name: 'Display' });
  vi.doMock('./DisplayMenu', () => CODE);
  await act(async () => button.click());
  expect(await findByText('An open menu')).toBeTruthy();
});
