import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { toInternational, type PhoneNumber } from './callingCodes';
import { PhoneField } from './PhoneField';

const INDIA: PhoneNumber = { country: 'IN', number: '' };

describeConformance('PhoneField', {
  render: (props) => <PhoneField label="Phone" value={INDIA} onValueChange={() => {}} {...props} />,
  root: HTMLInputElement,
  slots: { parts: [...FIELD, 'country'], props: TEXTS },
});

function Example() {
  const [phone, setPhone] = useState(INDIA);
  return (
    <>
      <PhoneField label="Phone" value={phone} onValueChange={setPhone} />
      <output>{toInternational(phone)}</output>
    </>
  );
}

test('[REG-02] preselects India, and offers the other countries', async () => {
  const { getByRole } = renderUi(<Example />);
  const country = getByRole('combobox', { name: 'Country code' });
  expect(country).toHaveDisplayValue('India (+91)');
  await userEvent.fill(getByRole('textbox', { name: 'Phone' }), '98765 43210');
  expect(getByRole('status')).toHaveTextContent('+919876543210');
  await userEvent.selectOptions(country, 'US');
  expect(getByRole('status')).toHaveTextContent('+19876543210');
});

test('moves from the country to the number with Tab', async () => {
  const { getByRole } = renderUi(<Example />);
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('textbox')).toHaveFocus();
});

test('submits the country and the number if read-only', () => {
  const { container, getByRole, getAllByRole } = renderUi(
    <form>
      <PhoneField
        label="Phone"
        name="phone"
        defaultValue={{ country: 'NP', number: '98765' }}
        readOnly
        slotProps={{ country: { name: 'country' } }}
      />
    </form>,
  );
  expect(getByRole('textbox')).toHaveAttribute('readonly');
  expect(getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Nepal (+977)']);
  const form = container.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([
    ['country', 'NP'],
    ['phone', '+97798765'],
  ]);
});

test('submits the international number with its form', async () => {
  const { container, getByRole } = renderUi(
    <form>
      <PhoneField label="Phone" name="phone" />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['phone', '']]);
  await userEvent.fill(getByRole('textbox'), '098765 43210');
  expect([...new FormData(form)]).toEqual([['phone', '+919876543210']]);
  await userEvent.selectOptions(getByRole('combobox'), 'US');
  expect([...new FormData(form)]).toEqual([['phone', '+19876543210']]);
});

test('does not submit a disabled number', () => {
  const { container } = renderUi(
    <form>
      <PhoneField
        label="Phone"
        name="phone"
        disabled
        defaultValue={{ country: 'IN', number: '1' }}
      />
    </form>,
  );
  expect([...new FormData(container.querySelector('form') as HTMLFormElement)]).toEqual([]);
});
