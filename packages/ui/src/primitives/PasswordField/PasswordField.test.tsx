import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { PasswordField } from './PasswordField';

describeConformance('PasswordField', {
  render: (props) => <PasswordField label="Password" {...props} />,
  root: HTMLInputElement,
  slots: { parts: [...FIELD, 'toggle'], props: TEXTS },
});

test('[AUTH-01] shows and hides the password with a button', async () => {
  const { getByLabelText, getByRole } = renderUi(<PasswordField label="Password" />);
  const field = getByLabelText('Password');
  await userEvent.fill(field, 'Secret123');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Secret123');
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'password');
  await expect.element(getByRole('button', { name: 'Show password' })).toHaveFocus();
});

test('does not submit the form when the button is pressed', async () => {
  let sent = 0;
  const { getByRole } = renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(getByRole('button', { name: 'Show password' }));
  expect(sent).toBe(0);
});
