import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { TextField } from './TextField';

describeConformance('TextField', {
  render: (props) => <TextField label="Email" hint="We never share it" required {...props} />,
  root: HTMLInputElement,
  slots: { parts: FIELD, props: TEXTS },
});

test('has the label without the asterisk as its name, and receives the focus when the label is pressed', async () => {
  const { getByRole, getByText } = renderUi(<TextField label="Email & Username" required />);
  const field = getByRole('textbox', { name: 'Email & Username' });
  expect(field).toBeRequired();
  await userEvent.click(getByText('Email & Username'));
  await expect.element(field).toHaveFocus();
});

test('announces an error, and has the error and the hint as its description', () => {
  const { getByRole, rerender } = renderUi(<TextField label="Email" hint="name@example.com" />);
  expect(getByRole('textbox')).toHaveAccessibleDescription('name@example.com');
  expect(getByRole('textbox')).toBeValid();
  rerender(<TextField label="Email" hint="name@example.com" error="This email is taken" />);
  expect(getByRole('alert')).toHaveTextContent('This email is taken');
  const field = getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This email is taken name@example.com');
});

test('is at least 44 px high, even with a button inside', () => {
  const { getAllByRole } = renderUi(
    <>
      <TextField label="Plain" />
      <TextField label="Amount" suffix={<button type="button">Max</button>} />
    </>,
  );
  for (const field of getAllByRole('textbox')) {
    const frame = field.parentElement as HTMLElement;
    expect(frame.offsetHeight).toBeGreaterThanOrEqual(44);
    expect(frame.offsetHeight).toBeLessThan(60);
  }
});

test('submits its form on Enter', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <TextField label="Email" />
    </form>,
  );
  await userEvent.keyboard('{Tab}asha@example.com{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('is named by a visually hidden label', () => {
  const { getByRole } = renderUi(<TextField label="Search members" labelHidden />);
  const field = getByRole('textbox', { name: 'Search members' });
  const frame = field.parentElement as HTMLElement;
  expect(frame.parentElement?.offsetHeight).toBe(frame.offsetHeight);
});
