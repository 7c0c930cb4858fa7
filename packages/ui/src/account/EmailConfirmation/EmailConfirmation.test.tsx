import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { EmailConfirmation, type EmailConfirmationProps } from './EmailConfirmation';

const example = (props?: Partial<EmailConfirmationProps>) => (
  <EmailConfirmation onConfirm={() => {}} {...props} />
);

describeConformance('EmailConfirmation', {
  render: (props) => example(props),
  root: HTMLDivElement,
});

test('(C13) confirms the address when the button is pressed, not when the link is opened', async () => {
  const onConfirm = vi.fn();
  const { getByRole, rerender } = renderUi(example({ onConfirm }));
  expect(onConfirm).not.toHaveBeenCalled();
  getByRole('button', { name: 'Confirm my address' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  rerender(example({ onConfirm, pending: true }));
  await userEvent.click(getByRole('button', { name: 'Please wait...' }), { force: true });
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('(C13) shows an error for an expired link', () => {
  const { getByRole } = renderUi(example({ error: 'This link has been used.' }));
  expect(getByRole('alert')).toHaveTextContent('This link has been used.');
});
