import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { SignInForm, type SignInFormProps } from './SignInForm';

const example = (props?: Partial<SignInFormProps>) => (
  <SignInForm
    onSubmit={() => {}}
    forgotPasswordHref="?modal=auth&tab=forgotPassword"
    registerHref="?modal=auth&tab=register"
    {...props}
  />
);

describeConformance('SignInForm', { render: (props) => example(props), root: HTMLFormElement });

test('[AUTH-01] its fields are marked required, its links lead on', () => {
  const { getByLabelText, getByRole } = renderUi(example());
  expect(getByRole('textbox', { name: 'Email & Username' })).toBeRequired();
  expect(getByLabelText(/^Password/)).toBeRequired();
  expect(getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=forgotPassword',
  );
  expect(getByRole('link', { name: 'Register an Account' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=register',
  );
});

test('Enter sends what was typed', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit }));
  await userEvent.click(getByRole('textbox'));
  await userEvent.keyboard('asha@example.com{Tab}Secret123{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    code: 'asha@example.com',
    password: 'Secret123',
  });
});

test('[AUTH-02] the fields have no client-side bound: even empty ones are sent', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit }));
  await userEvent.click(getByRole('button', { name: 'sign in' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ code: '', password: '' });
});

test("[AUTH-02] while sending the button reads 'Please wait...' and nothing is sent twice", async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit, pending: true }));
  const button = getByRole('button', { name: 'Please wait...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(getByRole('textbox'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a failure is read out and leaves what was typed', async () => {
  const { getByRole } = renderUi(example({ error: 'Wrong password' }));
  expect(getByRole('alert')).toHaveTextContent('Wrong password');
});
