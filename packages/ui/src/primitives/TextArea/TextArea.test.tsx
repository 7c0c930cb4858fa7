import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { TextArea } from './TextArea';

describeConformance('TextArea', {
  render: (props) => <TextArea label="Message" hint="What happened?" required {...props} />,
  root: HTMLTextAreaElement,
  slots: { parts: FIELD, props: TEXTS },
});

test('starts a new line on Enter without submitting the form, and leaves the field with Tab', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const { getByRole } = renderUi(
    <form onSubmit={onSubmit}>
      <TextArea label="Message" />
      <button>Send</button>
    </form>,
  );
  await userEvent.keyboard('{Tab}one{Enter}two{Tab}');
  expect(getByRole('textbox', { name: 'Message' })).toHaveValue('one\ntwo');
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(getByRole('button')).toHaveFocus();
});

test('announces an error, and has the error and the hint as its description', () => {
  const { getByRole } = renderUi(
    <TextArea label="Message" hint="What happened?" error="Please enter a valid message " />,
  );
  expect(getByRole('alert')).toHaveTextContent('Please enter a valid message');
  expect(getByRole('textbox')).toBeInvalid();
  expect(getByRole('textbox')).toHaveAccessibleDescription(
    'Please enter a valid message What happened?',
  );
});

test('starts as tall as its rows, and grows with its text', async () => {
  const { getByRole } = renderUi(<TextArea label="Message" rows={2} />);
  const area = getByRole('textbox');
  const before = area.offsetHeight;
  expect(before).toBeGreaterThanOrEqual(2 * Number.parseFloat(getComputedStyle(area).lineHeight));
  await userEvent.fill(area, 'line\n'.repeat(6));
  expect(area.offsetHeight).toBeGreaterThan(before);
  expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
});

test('is at least 44 px high with a single row', () => {
  const { getByRole } = renderUi(<TextArea label="Message" rows={1} />);
  expect(getByRole('textbox').offsetHeight).toBeGreaterThanOrEqual(44);
});
