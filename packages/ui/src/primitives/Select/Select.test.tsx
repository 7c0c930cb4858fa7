import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { Select } from './Select';

const options = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High', disabled: true },
] as const;

describeConformance('Select', {
  render: (props) => <Select label="Difficulty" options={options} hint="Of the board" {...props} />,
  root: HTMLSelectElement,
  slots: { parts: FIELD, props: TEXTS },
});

test('has the label as its name, and reports the selected value', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <Select label="Difficulty" options={options} onValueChange={onValueChange} required />,
  );
  const select = getByRole('combobox', { name: 'Difficulty' });
  expect(select).toHaveValue('low');
  await userEvent.selectOptions(select, 'Medium');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('medium');
  expect(select).toHaveValue('medium');
});

test('selects with letters and arrows, and skips disabled options', async () => {
  const { getByRole } = renderUi(<Select label="Difficulty" options={options} />);
  await userEvent.keyboard('{Tab}m');
  expect(getByRole('combobox')).toHaveValue('medium');
  await userEvent.keyboard('h');
  expect(getByRole('combobox')).toHaveValue('medium');
});

test("shows the caller's value", async () => {
  const { getByRole } = renderUi(<Select label="Difficulty" options={options} value="medium" />);
  await userEvent.selectOptions(getByRole('combobox'), 'Low');
  expect(getByRole('combobox')).toHaveValue('medium');
});

test('announces and describes an error', () => {
  const { getByRole } = renderUi(
    <Select label="Type" options={options} error="Please select a request type" />,
  );
  expect(getByRole('alert')).toHaveTextContent('Please select a request type');
  expect(getByRole('combobox')).toBeInvalid();
  expect(getByRole('combobox')).toHaveAccessibleDescription('Please select a request type');
});

test('is at least 44 px high', () => {
  const { getByRole } = renderUi(<Select label="Difficulty" options={options} />);
  expect(getByRole('combobox').offsetHeight).toBeGreaterThanOrEqual(44);
});
