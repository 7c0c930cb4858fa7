import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { OtpField, type OtpFieldProps } from './OtpField';

describeConformance('OtpField', {
  render: (props) => <OtpField label="Code" value="12" onValueChange={() => {}} {...props} />,
  root: HTMLInputElement,
  slots: { parts: FIELD, props: TEXTS },
});

function Held(props: Partial<OtpFieldProps>) {
  const [value, setValue] = useState('');
  return <OtpField label="Code" {...props} value={value} onValueChange={setValue} />;
}

test('accepts only digits up to the length, and reports a complete code', async () => {
  const onComplete = vi.fn();
  const { getByRole } = renderUi(<Held onComplete={onComplete} />);
  await userEvent.keyboard('{Tab}1x2-3 45');
  expect(getByRole('textbox', { name: 'Code' })).toHaveValue('12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('67');
  expect(getByRole('textbox')).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('converts Arabic and Devanagari digits', async () => {
  const onComplete = vi.fn();
  const { getByRole } = renderUi(<Held onComplete={onComplete} />);
  await userEvent.type(getByRole('textbox'), '١२۳456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('fills all boxes from a pasted code without its spaces', async () => {
  const onComplete = vi.fn();
  const { getByRole } = renderUi(
    <>
      <input aria-label="Message" defaultValue="123 456" />
      <Held onComplete={onComplete} />
    </>,
  );
  await userEvent.click(getByRole('textbox', { name: 'Message' }));
  await userEvent.keyboard('{Control>}ac{/Control}{Tab}{Control>}v{/Control}');
  expect(getByRole('textbox', { name: 'Code' })).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('removes the last digit on Backspace at any caret position', async () => {
  const { getByRole } = renderUi(<Held />);
  const field = getByRole('textbox') as HTMLInputElement;
  await userEvent.keyboard('{Tab}1234{Home}');
  await expect.poll(() => field.selectionStart).toBe(4);
  await userEvent.keyboard('{Backspace}');
  expect(field).toHaveValue('123');
});

test('has attributes for phones and password managers', () => {
  const { getByRole } = renderUi(<Held />);
  expect(getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  expect(getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
});

test('hides the boxes from screen readers, and announces an error', () => {
  const { container, getByRole } = renderUi(
    <OtpField
      label="Code"
      value="12"
      onValueChange={() => {}}
      error="Invalid OTP. It should be a 6-digit number."
    />,
  );
  const boxes = container.querySelector('[aria-hidden][class]:has(> [data-active])');
  expect([...(boxes?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '',
    '',
    '',
    '',
  ]);
  expect(getByRole('alert')).toHaveTextContent('Invalid OTP. It should be a 6-digit number.');
  expect(getByRole('textbox')).toBeInvalid();
});

test('reads from left to right in every script, with touch targets of 44 px', () => {
  const { getByRole } = renderUi(
    <div dir="rtl" style={{ inlineSize: 256 }}>
      <Held />
    </div>,
  );
  const field = getByRole('textbox');
  expect(getComputedStyle(field).direction).toBe('ltr');
  expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
});
