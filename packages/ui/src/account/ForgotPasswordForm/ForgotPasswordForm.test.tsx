import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm';

const example = (props?: Partial<ForgotPasswordFormProps>) => (
  <ForgotPasswordForm
    onSubmit={() => {}}
    onAnotherAddress={() => {}}
    signInHref="?modal=auth&tab=login"
    {...props}
  />
);

describeConformance('ForgotPasswordForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: [...SENT, 'footer', 'email'], props: REFUSED },
});

test.each(['', 'asha', 'asha@example', 'as ha@example.com'])(
  "[AUTH-09] shows 'This contains invalid email characters' for '%s'",
  async (typed) => {
    const onSubmit = vi.fn();
    const { getByRole } = renderUi(example({ onSubmit, defaultEmail: typed }));
    await userEvent.click(getByRole('button', { name: 'Send the link' }));
    expect(getByRole('alert')).toHaveTextContent('This contains invalid email characters');
    await expect.element(getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('[AUTH-09] requests the link on Enter', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit }));
  await userEvent.click(getByRole('textbox', { name: 'Email' }));
  await userEvent.keyboard('asha@example.com{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'asha@example.com' });
});

test('[AUTH-09] shows the same text for every address after submission, and focuses its title', async () => {
  const { getByRole, getByText, queryByRole, rerender } = renderUi(example());
  await userEvent.fill(getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  rerender(example({ sent: true }));
  await expect.element(getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(getByText(/^If an account has the address below/)).toBeVisible();
  expect(getByText('asha@example.com')).toBeVisible();
  expect(queryByRole('textbox')).toBeNull();
});

test('requests the link again, or for a different address', async () => {
  const onSubmit = vi.fn();
  const onAnotherAddress = vi.fn();
  const { getByRole, rerender } = renderUi(example());
  await userEvent.fill(getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  rerender(example({ sent: true, onSubmit, onAnotherAddress }));
  await userEvent.click(getByRole('button', { name: 'Send the link again' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'asha@example.com' });
  await userEvent.click(getByRole('button', { name: 'Use another address' }));
  expect(onAnotherAddress).toHaveBeenCalledOnce();
});

test('does not move the focus if the request is already sent on mount', () => {
  const { getByRole } = renderUi(example({ sent: true, defaultEmail: 'asha@example.com' }));
  expect(getByRole('heading', { name: 'Check your email' })).not.toHaveFocus();
});

test('links back to the sign-in dialog', () => {
  const { getByRole } = renderUi(example());
  expect(getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=login',
  );
});
