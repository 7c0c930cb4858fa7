import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { EmailNotice, type EmailNoticeProps } from './EmailNotice';

const example = (props?: Partial<EmailNoticeProps>) => (
  <EmailNotice email="asha@example.com" onSendAgain={() => {}} {...props} />
);

describeConformance('EmailNotice', { render: (props) => example(props), root: HTMLDivElement });

test('(C13) it names the address, and sends the link again once for each press', async () => {
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

test('it goes out of the way when it is asked to, where it may', async () => {
  const onDismiss = vi.fn();
  const { getByRole, queryByRole, rerender } = renderUi(example());
  expect(queryByRole('button', { name: 'Not now' })).toBeNull();
  rerender(example({ onDismiss }));
  await userEvent.click(getByRole('button', { name: 'Not now' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test.each([320, 900])('at %i px its icon is beside the first line of its text', (width) => {
  const { container, getByText } = renderUi(
    <div style={{ inlineSize: width }}>{example({ onDismiss: () => {} })}</div>,
  );
  const lead = new Range();
  lead.selectNodeContents(getByText(/Please confirm your email address/));
  const [first] = lead.getClientRects();
  const icon = container.querySelector('svg')?.getBoundingClientRect();
  const middleOf = (box: DOMRect | undefined) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;
  expect(Math.abs(middleOf(icon) - middleOf(first))).toBeLessThan(2);
});
