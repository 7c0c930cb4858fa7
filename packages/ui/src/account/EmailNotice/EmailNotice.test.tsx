import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { EmailNotice, type EmailNoticeProps } from './EmailNotice';

const example = (props?: Partial<EmailNoticeProps>) => (
  <EmailNotice email="asha@example.com" onSendAgain={() => {}} {...props} />
);

describeConformance('EmailNotice', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: { parts: ['icon', 'content'] },
});

test('(C13) shows the address, and sends the link once per press', async () => {
  const onSendAgain = vi.fn();
  const { getByRole, getByText, rerender } = renderUi(example({ onSendAgain }));
  expect(getByText('asha@example.com')).toBeVisible();
  getByRole('button', { name: 'Send again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSendAgain).toHaveBeenCalledOnce();
  rerender(example({ onSendAgain, pending: true }));
  await userEvent.click(getByRole('button', { name: 'Please wait...' }), { force: true });
  expect(onSendAgain).toHaveBeenCalledOnce();
});

test('can be dismissed if `onDismiss` is passed', async () => {
  const onDismiss = vi.fn();
  const { getByRole, queryByRole, rerender } = renderUi(example());
  expect(queryByRole('button', { name: 'Not now' })).toBeNull();
  rerender(example({ onDismiss }));
  await userEvent.click(getByRole('button', { name: 'Not now' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test.each([320, 900])(
  'is as tall as its buttons at %i px, with the icon centred on the text',
  (width) => {
    const { container, getByRole, getByText } = renderUi(
      <div style={{ inlineSize: width }}>{example({ onDismiss: () => {} })}</div>,
    );
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const icon = boxOf(container.querySelector('svg'));
    const text = boxOf(getByText(/Confirm your email/));
    expect(Math.abs(middleOf(icon) - middleOf(text))).toBeLessThan(2);
    const border = 2;
    expect(boxOf(getByRole('region')).height).toBe(
      boxOf(getByRole('button', { name: 'Send again' })).height + border,
    );
  },
);
