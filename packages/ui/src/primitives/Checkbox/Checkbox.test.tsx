import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { CONTROL, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { Checkbox } from './Checkbox';

describeConformance('Checkbox', {
  render: (props) => <Checkbox label="I am 21 or older" {...props} />,
  root: HTMLInputElement,
  slots: { parts: CONTROL, props: TEXTS },
});

test('is checked with Space and by pressing its label', async () => {
  const { getByRole, getByText } = renderUi(<Checkbox label="I am 21 or older" />);
  const box = getByRole('checkbox', { name: 'I am 21 or older' });
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
  await userEvent.click(getByText('I am 21 or older'));
  expect(box).not.toBeChecked();
});

test('is submitted with its form like a native checkbox', async () => {
  const { container, getByRole } = renderUi(
    <form>
      <Checkbox label="News" name="news" value="yes" />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('news')).toBeNull();
  await userEvent.click(getByRole('checkbox'));
  expect(new FormData(form).get('news')).toBe('yes');
});

test('announces and describes an error', () => {
  const { getByRole } = renderUi(<Checkbox label="Terms" error="Accept the terms" />);
  expect(getByRole('alert')).toHaveTextContent('Accept the terms');
  expect(getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms');
});

test('has a touch target of 44 px', () => {
  const { getByText } = renderUi(<Checkbox label="Terms" />);
  const label = getByText('Terms').closest('label');
  expect(label?.offsetHeight).toBeGreaterThanOrEqual(44);
});

test('stays indeterminate after a press that the caller ignores', async () => {
  const { getByRole } = renderUi(
    <Checkbox label="All rows" checked={false} indeterminate onCheckedChange={() => {}} />,
  );
  const box = getByRole('checkbox') as HTMLInputElement;
  await userEvent.click(box);
  expect(box.indeterminate).toBe(true);
});
