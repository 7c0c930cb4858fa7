import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { EmailNotice, type EmailNoticeProps } from './EmailNotice';

const example = (props?: Partial<EmailNoticeProps>) => (
  <EmailNotice email="asha@example.com" onSendAgain={() => {}} {...props} />
);

describeConformance('EmailNotice', { render: (props) => example(props), root: HTMLDivElement });

test('(C13) it names the address, and sends the link again once for each press', async () => {
  const onSendAgain = vi.fn();
  const { getByRole, getByText, rerender } = renderUi(example({ onSendAgain }));
  expect(getByText('asha@example.com')).toBeVisible();
  getByRole('button', { name: 'Send again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSendAgain).toHaveBeenCalledOnce();
  rerender(example({ onSendAgain, pending: true }));
  await userEvent.click(getByRole('button', { name: 'Please wait...' }), { force: true });
  expect(onSendAgain).toHaveBeenCalledOnce();
});

test('it goes out of the way when it is asked to, where it may', async () => {
  const onDismiss = vi.fn();
  const { getByRole, queryByRole, rerender } = renderUi(example());
  expect(queryByRole('button', { name: 'Not now' })).toBeNull();
  rerender(example({ onDismiss }));
  await userEvent.click(getByRole('button', { name: 'Not now' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
