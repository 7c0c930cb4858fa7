import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { TicketForm, type TicketFormProps } from './TicketForm';

const ASHA = { name: 'Asha', email: 'asha@example.com' };

const example = (props?: Partial<TicketFormProps>) => <TicketForm onSubmit={() => {}} {...props} />;

describeConformance('TicketForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: [...SENT, 'name', 'email', 'type', 'message'], props: REFUSED },
});

test('[SUP-02] shows the problem of each invalid field and focuses the first invalid field', async () => {
  const onSubmit = vi.fn();
  const { getAllByRole, getByRole } = renderUi(example({ onSubmit }));
  await userEvent.click(getByRole('button', { name: 'Generate Ticket' }));
  expect(getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter a valid name ',
    'Please enter a valid email address',
    'Please select a request type',
    'Please enter a valid message ',
  ]);
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[SUP-02] requires 2 characters in the name and in the message, not counting surrounding spaces', async () => {
  const { getAllByRole, getByRole } = renderUi(
    example({ member: { name: ' A ', email: 'asha@example.com' } }),
  );
  await userEvent.fill(getByRole('textbox', { name: 'Message' }), '  ?  ');
  await userEvent.selectOptions(getByRole('combobox', { name: 'Request type' }), 'Other');
  await userEvent.click(getByRole('button', { name: 'Generate Ticket' }));
  expect(getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter a valid name ',
    'Please enter a valid message ',
  ]);
});

test('[SUP-03] offers the ticket types', () => {
  const { getAllByRole } = renderUi(example());
  const options = getAllByRole('option') as HTMLOptionElement[];
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose one'],
    ['bug', 'Bug Report'],
    ['feature', 'Feature Request'],
    ['account', 'Account Issue'],
    ['other', 'Other'],
  ]);
});

test('[SUP-04] submits the input', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit, member: ASHA }));
  await userEvent.selectOptions(getByRole('combobox', { name: 'Request type' }), 'Bug Report');
  await userEvent.fill(getByRole('textbox', { name: 'Message' }), 'It hangs.\nOften.');
  await userEvent.click(getByRole('button', { name: 'Generate Ticket' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    ...ASHA,
    type: 'bug',
    message: 'It hangs.\nOften.',
  });
});

test('[SUP-04] announces a failure and keeps the input', async () => {
  const { getByRole, rerender } = renderUi(example({ member: ASHA }));
  await userEvent.fill(getByRole('textbox', { name: 'Message' }), 'It hangs.');
  rerender(example({ member: ASHA, error: 'Request failed' }));
  expect(getByRole('alert')).toHaveTextContent('Request failed');
  expect(getByRole('textbox', { name: 'Message' })).toHaveValue('It hangs.');
});
