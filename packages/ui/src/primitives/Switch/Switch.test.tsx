import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { CONTROL, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { Switch } from './Switch';

describeConformance('Switch', {
  render: (props) => <Switch label="Sound" hint="At 15 seconds" {...props} />,
  root: HTMLInputElement,
  slots: { parts: CONTROL, props: TEXTS },
});

test('is toggled with Space and by pressing the label', async () => {
  const onCheckedChange = vi.fn();
  const { getByRole, getByText } = renderUi(
    <Switch label="Sound" onCheckedChange={onCheckedChange} />,
  );
  const control = getByRole('switch', { name: 'Sound' });
  await userEvent.keyboard('{Tab} ');
  expect(control).toBeChecked();
  await userEvent.click(getByText('Sound'));
  expect(control).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test("shows the caller's value", async () => {
  const { getByRole } = renderUi(<Switch label="Sound" checked onCheckedChange={() => {}} />);
  await userEvent.click(getByRole('switch'));
  expect(getByRole('switch')).toBeChecked();
});

test('has the hint and the error as its description, and announces the error', () => {
  const { getByRole } = renderUi(<Switch label="Sound" hint="At 15 seconds" error="Not saved" />);
  expect(getByRole('switch')).toHaveAccessibleDescription('Not saved At 15 seconds');
  expect(getByRole('alert')).toHaveTextContent('Not saved');
});

test('has a touch target of 44 px, and a thumb that moves in reading direction', () => {
  const { getByRole } = renderUi(
    <div dir="rtl">
      <Switch label="Sound" defaultChecked />
    </div>,
  );
  const control = getByRole('switch');
  expect(control.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  const thumb = getComputedStyle(control, '::before');
  expect(Number.parseFloat(thumb.left)).toBeLessThan(Number.parseFloat(thumb.right));
});
