import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { translatePage } from '../../../../testing/src/inPage/translatePage';
import { describeConformance } from '../../testing/conformance';
import { SENT, NEW_PASSWORD, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { RegisterForm, type RegisterFormProps } from './RegisterForm';

const example = (props?: Partial<RegisterFormProps>) => (
  <RegisterForm onSubmit={() => {}} {...props} />
);

describeConformance('RegisterForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: {
    parts: [...SENT, 'sponsorCode', 'name', 'email', ...NEW_PASSWORD, 'phone'],
    props: REFUSED,
  },
});

type Ui = ReturnType<typeof renderUi>;

const typeDetails = async ({ getByLabelText, getByRole }: Ui) => {
  await userEvent.fill(getByRole('textbox', { name: 'Name' }), 'Asha Rao');
  await userEvent.fill(getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await userEvent.fill(getByLabelText(/^Password/), 'Secret123');
  await userEvent.fill(getByLabelText(/^Confirm password/), 'Secret123');
  await userEvent.fill(getByRole('textbox', { name: 'Phone' }), '98765 43210');
};

const goOn = ({ getByRole }: Ui) => userEvent.click(getByRole('button', { name: 'Continue' }));

const readTerms = async ({ getByRole }: Ui) => {
  const terms = getByRole('group', { name: 'Terms and conditions' });
  terms.scrollTop = terms.scrollHeight;
  await waitFor(() => expect(getByRole('checkbox')).not.toHaveAttribute('aria-disabled'));
};

test('[REG-01] asks for the sponsor code, name, email, password (twice) and phone in step 1', () => {
  const { container } = renderUi(example());
  const names = [...container.querySelectorAll('input')].flatMap(({ name }) => name || []);
  expect(names).toEqual(['sponsorCode', 'name', 'email', 'password', 'confirmation', 'phone']);
});

test('[MODAL-02] fills in the sponsor from the invitation', () => {
  const { getByRole } = renderUi(example({ sponsor: 'SPONSOR1' }));
  expect(getByRole('textbox', { name: 'Sponsor code' })).toHaveValue('SPONSOR1');
});

test('[REG-02] preselects the calling code of India', () => {
  const { getByRole } = renderUi(example());
  expect(getByRole('combobox')).toHaveDisplayValue('India (+91)');
});

test('preselects the calling code of the given country', () => {
  const { getByRole } = renderUi(<RegisterForm onSubmit={() => {}} country="NP" />);
  expect(getByRole('combobox')).toHaveDisplayValue('Nepal (+977)');
});

test('[REG-03] checks off the password rules while the user types', async () => {
  const { getByLabelText, getByRole } = renderUi(example());
  await userEvent.fill(getByLabelText(/^Password/), 'Secret12');
  expect(getByRole('status')).toHaveTextContent('Password meets all requirements');
});

test('shows each problem at its field, and focuses the first field with a problem', async () => {
  const ui = renderUi(example());
  await goOn(ui);
  await expect.element(ui.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(ui.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter your name.',
    'Please enter your email address.',
    'Please choose a password that meets all requirements.',
    'Please enter your phone number.',
  ]);
});

test('[REG-04] shows and announces step 2 with the terms, a checkbox and Play Now', async () => {
  const ui = renderUi(example());
  await typeDetails(ui);
  await goOn(ui);
  expect(
    ui.getByRole('heading', { name: 'Step 2/2 Read and accept the terms and conditions' }),
  ).toHaveFocus();
  expect(ui.getByRole('checkbox')).toBeVisible();
  expect(ui.getByRole('button', { name: 'Play Now' })).toBeVisible();
});

test('[REG-04] keeps the input, the read state and the checkbox when the user goes back', async () => {
  const ui = renderUi(example());
  await typeDetails(ui);
  await goOn(ui);
  await readTerms(ui);
  await userEvent.click(ui.getByRole('checkbox'));
  await userEvent.click(ui.getByRole('button', { name: 'Back' }));
  expect(ui.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
  expect(ui.getByLabelText(/^Confirm password/)).toHaveValue('Secret123');
  expect(ui.getByRole('textbox', { name: 'Phone' })).toHaveValue('98765 43210');
  await goOn(ui);
  expect(ui.getByRole('checkbox')).toBeChecked();
});

test('[REG-05] submits nothing before the terms are read and accepted', async () => {
  const onSubmit = vi.fn();
  const ui = renderUi(example({ onSubmit }));
  await typeDetails(ui);
  await goOn(ui);
  await userEvent.click(ui.getByRole('button', { name: 'Play Now' }));
  expect(ui.getByRole('alert')).toHaveTextContent(
    'Please read the terms and conditions in full and scroll to the end to accept.',
  );
  await readTerms(ui);
  await userEvent.click(ui.getByRole('button', { name: 'Play Now' }));
  expect(ui.getByRole('alert')).toHaveTextContent('Accept the terms and conditions');
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(ui.getByRole('checkbox'));
  await userEvent.click(ui.getByRole('button', { name: 'Play Now' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    sponsorCode: '',
    name: 'Asha Rao',
    email: 'asha@example.com',
    password: 'Secret123',
    confirmation: 'Secret123',
    phone: '+919876543210',
  });
});

test('returns to the field with the server error, and keeps the input', async () => {
  function Example({ email }: { email?: string }) {
    return example(email ? { errors: { email } } : {});
  }
  const ui = renderUi(<Example />);
  await typeDetails(ui);
  await goOn(ui);
  expect(ui.getByRole('button', { name: 'Play Now' })).toBeVisible();
  ui.rerender(<Example email="This email is taken" />);
  expect(ui.getByRole('alert')).toHaveTextContent('This email is taken');
  await expect.element(ui.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(ui.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
});

test('returns to the field again when the same server error recurs', async () => {
  const errors = { email: 'This email is taken' };
  const ui = renderUi(example({ errors }));
  await typeDetails(ui);
  await goOn(ui);
  ui.rerender(example({ errors, pending: true }));
  ui.rerender(example({ errors }));
  expect(ui.getByRole('alert')).toHaveTextContent('This email is taken');
  await expect.element(ui.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('does not submit again while pending', async () => {
  const onSubmit = vi.fn();
  const ui = renderUi(example({ onSubmit, pending: true }));
  const button = ui.getByRole('button', { name: 'Please wait...' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(ui.queryByRole('alert')).toBeNull();
});

test('removes an error when its cause is corrected, even in another field', async () => {
  const ui = renderUi(example());
  await typeDetails(ui);
  await userEvent.fill(ui.getByLabelText(/^Confirm password/), 'Secret1234');
  await userEvent.fill(ui.getByRole('textbox', { name: 'Email' }), 'asha');
  await goOn(ui);
  const isWrong = () =>
    [ui.getByRole('textbox', { name: 'Email' }), ui.getByLabelText(/^Confirm password/)].map(
      (field) => field.getAttribute('aria-invalid'),
    );
  expect(isWrong()).toEqual(['true', 'true']);
  await userEvent.fill(ui.getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  expect(isWrong()).toEqual([null, 'true']);
  await userEvent.fill(ui.getByLabelText(/^Password/), 'Secret1234');
  expect(isWrong()).toEqual([null, null]);
  expect(ui.queryByRole('alert')).toBeNull();
});

test('keeps the input in both steps on a translated page', async () => {
  const ui = renderUi(example());
  onTestFinished(translatePage());
  await goOn(ui);
  await typeDetails(ui);
  await goOn(ui);
  await readTerms(ui);
  expect(ui.getByRole('heading', { level: 3 })).toHaveTextContent(
    'Step 2/2 Read and accept the terms and conditions',
  );
  ui.rerender(example({ pending: true }));
  expect(ui.getByRole('button', { name: 'Please wait...' })).toBeVisible();
  ui.rerender(example());
  await userEvent.click(ui.getByRole('button', { name: 'Back' }));
  expect(ui.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
});
