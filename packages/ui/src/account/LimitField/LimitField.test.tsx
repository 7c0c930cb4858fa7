import { parseUsdt } from '@platform/rules/money';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { REFUSED, SENT } from '../../testing/slotParts';
import { LimitField, type LimitFieldProps } from './LimitField';

const onSubmit = vi.fn();
const onRemove = vi.fn();

const example = (props?: Partial<LimitFieldProps>) => <LimitField onSubmit={onSubmit} {...props} />;

describeConformance('LimitField', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: {
    parts: [...SENT, 'amount', 'remove'],
    many: ['preset'],
    props: { ...REFUSED, onRemove },
  },
});

beforeEach(() => void vi.clearAllMocks());

const LIMIT = { current: parseUsdt('100') };

test('sends a typed amount with Enter', async () => {
  renderUi(example());
  await userEvent.tab();
  await userEvent.keyboard('75.50{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '75.50' });
});

test('fills in a suggested amount, and marks it', async () => {
  const { getByRole } = renderUi(example());
  await userEvent.click(getByRole('button', { name: '250' }));
  expect(getByRole('textbox', { name: 'Limit' })).toHaveValue('250');
  expect(getByRole('button', { name: '250' })).toHaveAttribute('aria-pressed', 'true');
  expect(getByRole('button', { name: '50' })).toHaveAttribute('aria-pressed', 'false');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['99.99', 'Lower limit', 'Applies at once.'],
  ['100', 'Keep limit', 'Applies at once.'],
  ['100.01', 'Ask to raise limit', 'A higher limit takes 24 hours.'],
])('says when a limit of %s replaces the limit of 100', async (amount, label, effect) => {
  const { getByRole, container } = renderUi(example(LIMIT));
  const field = getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  expect(getByRole('button', { name: label })).toBeVisible();
  expect(container).toHaveTextContent(effect);
});

test.each([
  ['', 'Enter an amount.'],
  ['1000000001', 'Enter a smaller amount.'],
])('refuses the amount "%s"', async (amount, message) => {
  const { getByRole } = renderUi(example());
  const field = getByRole('textbox');
  if (amount) await userEvent.type(field, amount);
  await userEvent.click(getByRole('button', { name: 'Set limit' }));
  expect(field).toHaveAccessibleDescription(new RegExp(message));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('accepts a limit of zero', async () => {
  renderUi(example());
  await userEvent.tab();
  await userEvent.keyboard('0{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '0' });
});

test('offers to remove only an existing limit, without submitting the form', async () => {
  const { getByRole, queryByRole, rerender } = renderUi(example());
  expect(queryByRole('button', { name: 'Ask to remove limit' })).toBeNull();
  rerender(example({ ...LIMIT, onRemove }));
  await userEvent.click(getByRole('button', { name: 'Ask to remove limit' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('accepts slot props of the amount field', () => {
  const { getByRole } = renderUi(example({ slotProps: { amount: { hint: 'In USDT' } } }));
  expect(getByRole('textbox')).toHaveAccessibleDescription(/^In USDT/);
});
