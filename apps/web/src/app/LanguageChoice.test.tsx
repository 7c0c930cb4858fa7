// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { act, type ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const facts = vi.hoisted(() => ({ languages: undefined as string[] | undefined }));
vi.mock('@platform/ui', () => ({ useBrand: () => facts }));
vi.mock('./LanguageButton', () => ({
  LanguageButton: (props: ComponentProps<'button'>) => <button {...props}>Language</button>,
}));
const CODE = {
  LanguageMenu: ({ defaultOpen }: { defaultOpen: boolean }) => (
    <p>{defaultOpen ? 'An open menu' : 'A closed menu'}</p>
  ),
};
vi.mock('./LanguageMenu', () => CODE);

beforeEach(() => {
  facts.languages = undefined;
});
afterEach(() => {
  cleanup();
  vi.resetModules();
});

async function show() {
  const { LanguageChoice } = await import('./LanguageChoice');
  // To the end of what it waits for.
  return act(async () => render(<LanguageChoice />));
}

test('a brand with several languages offers a menu, one with a single language nothing', async () => {
  expect(await (await show()).findByText('A closed menu')).toBeTruthy();
  cleanup();
  facts.languages = ['en'];
  expect((await show()).container.innerHTML).toBe('');
});

test('where the menu’s code does not arrive, the button stays, and a click asks again', async () => {
  vi.doMock('./LanguageMenu', () => {
    throw new Error('Its code did not arrive.');
  });
  const { findByRole, findByText } = await show();
  const button = await findByRole('button', { name: 'Language' });
  vi.doMock('./LanguageMenu', () => CODE);
  await act(async () => button.click());
  expect(await findByText('An open menu')).toBeTruthy();
});
