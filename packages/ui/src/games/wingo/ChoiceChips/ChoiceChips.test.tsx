import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { ChoiceChips } from './ChoiceChips';

const choices = ['1', '10', '100'].map((id) => ({ id, label: id }));

describeConformance('ChoiceChips', {
  render: (props) => (
    <ChoiceChips legend="Amount" choices={choices} value="1" onValueChange={() => {}} {...props} />
  ),
  root: HTMLFieldSetElement,
  slots: { parts: ['legend'], many: ['option', 'input'] },
});

function Amounts() {
  const [value, setValue] = useState('1');
  return <ChoiceChips legend="Amount" choices={choices} value={value} onValueChange={setValue} />;
}

test('is a radio group whose arrow keys select and cycle', async () => {
  const { getByRole } = renderUi(<Amounts />);
  expect(getByRole('group', { name: 'Amount' })).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(getByRole('radio', { name: '10' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(getByRole('radio', { name: '100' })).toBeChecked();
});

test('selects a chip when any part of it is pressed', async () => {
  const { getByText, getByRole } = renderUi(<Amounts />);
  await userEvent.click(getByText('100').closest('label') as HTMLElement);
  expect(getByRole('radio', { name: '100' })).toBeChecked();
});

test('clears an optional choice by a second press or the space bar', async () => {
  const cleared = vi.fn();
  const { getByRole } = renderUi(
    <ChoiceChips legend="Multiplier" choices={choices} optional onValueChange={cleared} />,
  );
  const ten = getByRole('radio', { name: '10' });
  expect(ten).not.toBeChecked();
  await userEvent.click(ten);
  expect(ten).toBeChecked();
  await userEvent.click(ten);
  expect(ten).not.toBeChecked();
  await userEvent.keyboard(' ');
  expect(ten).toBeChecked();
  await userEvent.keyboard(' ');
  expect(ten).not.toBeChecked();
  expect(cleared.mock.calls.flat()).toEqual(['10', '', '10', '']);
});

test('makes the first chip of an optional group without a choice the Tab stop', async () => {
  const { getByRole } = renderUi(<ChoiceChips legend="Multiplier" choices={choices} optional />);
  await userEvent.tab();
  expect(getByRole('radio', { name: '1' })).toHaveFocus();
  expect(getByRole('radio', { name: '1' })).not.toBeChecked();
});
