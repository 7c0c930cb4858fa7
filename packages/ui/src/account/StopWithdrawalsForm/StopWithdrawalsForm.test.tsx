import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { StopWithdrawalsForm, type StopWithdrawalsFormProps } from './StopWithdrawalsForm';

const example = (props?: Partial<StopWithdrawalsFormProps>) => (
  <StopWithdrawalsForm
    onSubmit={() => {}}
    token="token-of-the-mail"
    forgotPasswordHref="?modal=auth&tab=forgotPassword"
    {...props}
  />
);

describeConformance('StopWithdrawalsForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: SENT, props: REFUSED },
});

test('(C11) stops nothing before the user confirms', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(getByRole('button', { name: 'Stop withdrawals' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ token: 'token-of-the-mail' });
});

test('(C11) says that withdrawals are stopped, focuses the message, and links to the password form', async () => {
  const { getByRole, queryByRole, rerender } = renderUi(example());
  rerender(example({ state: 'stopped' }));
  await expect.element(getByRole('heading', { name: 'Withdrawals are stopped' })).toHaveFocus();
  expect(getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=forgotPassword',
  );
  expect(queryByRole('button')).toBeNull();
});

test('(C11) reports an expired link, and links to the password form', () => {
  const { getByRole, queryByRole } = renderUi(example({ state: 'expired', error: 'Other' }));
  expect(getByRole('alert')).toHaveTextContent(/^This link has expired/);
  expect(getByRole('link', { name: 'Set a new password' })).toBeVisible();
  expect(queryByRole('button')).toBeNull();
});

test('(C11) moves the focus from the button to the message when the link has expired', () => {
  const { getByRole, rerender } = renderUi(example());
  getByRole('button', { name: 'Stop withdrawals' }).focus();
  rerender(example({ state: 'expired' }));
  expect(getByRole('alert')).toHaveFocus();
});

test("shows 'Please wait...' on the button while pending, and announces a failure", () => {
  const { getByRole } = renderUi(example({ pending: true, error: 'No network' }));
  expect(getByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-disabled', 'true');
  expect(getByRole('alert')).toHaveTextContent('No network');
});
