import { renderUi } from '@platform/ui/testing';
import { afterEach, expect, test } from 'vitest';
import { TokenList } from './TokenList';
import type { Token } from './tokens';

const token = { path: 'space.s', variable: '--platform-space-s' } as Token;

afterEach(() => document.documentElement.style.removeProperty(token.variable));

test('shows the value of a token in the brand of the page, and updates it', async () => {
  const { style } = document.documentElement;
  style.setProperty(token.variable, '8px');
  const { findByText, getByText } = renderUi(<TokenList tokens={[token]} sample={() => null} />);
  expect(getByText('8px')).toBeVisible();
  style.setProperty(token.variable, '7px');
  expect(await findByText('7px')).toBeVisible();
});
