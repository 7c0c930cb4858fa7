import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { Heading } from '../../primitives/Heading/Heading';
import { TermsBox, type TermsBoxProps } from './TermsBox';

const MESSAGE = 'Please read the terms and conditions in full and scroll to the end to accept.';
const SHORT = [{ number: 24, title: 'Short', paragraphs: ['One line.'] }];

describeConformance('TermsBox', {
  render: (props) => (
    <>
      <Heading level={1}>Terms</Heading>
      <TermsBox
        read={false}
        onRead={() => {}}
        accepted={false}
        onAcceptedChange={() => {}}
        headingLevel={2}
        {...props}
      />
    </>
  ),
  root: HTMLDivElement,
  slots: { parts: ['box', 'checkbox'] },
});

function Example(props: Partial<TermsBoxProps>) {
  const [read, setRead] = useState(false);
  const [accepted, setAccepted] = useState(false);
  return (
    <TermsBox
      read={read}
      onRead={() => setRead(true)}
      accepted={accepted}
      onAcceptedChange={setAccepted}
      {...props}
    />
  );
}

test('[REG-05] cannot be checked before the end is reached, and says why', async () => {
  const { getByRole } = renderUi(<Example />);
  const checkbox = getByRole('checkbox');
  expect(checkbox).toHaveAccessibleDescription(MESSAGE);
  checkbox.focus();
  await userEvent.keyboard(' ');
  expect(checkbox).not.toBeChecked();
  expect(getByRole('alert')).toHaveTextContent(MESSAGE);
});

test('[REG-05] can be checked when the terms are scrolled to within 1 pixel of the end', async () => {
  const { getByRole, queryByText } = renderUi(<Example />);
  const box = getByRole('group', { name: 'Terms and conditions' });
  const checkbox = getByRole('checkbox');
  const end = box.scrollHeight - box.clientHeight;

  box.scrollTop = end - 2;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(checkbox).toHaveAttribute('aria-disabled', 'true');

  box.scrollTop = end - 1;
  await waitFor(() => expect(checkbox).not.toHaveAttribute('aria-disabled'));
  expect(queryByText(MESSAGE)).toBeNull();
  await userEvent.click(checkbox);
  expect(checkbox).toBeChecked();
});

test('[REG-05] stays read after the user scrolls back', async () => {
  const { getByRole } = renderUi(<Example />);
  const box = getByRole('group');
  box.scrollTop = box.scrollHeight;
  await waitFor(() => expect(getByRole('checkbox')).not.toHaveAttribute('aria-disabled'));
  box.scrollTop = 0;
  await userEvent.click(getByRole('checkbox'));
  expect(getByRole('checkbox')).toBeChecked();
});

test('[REG-05] counts the terms as read when the keyboard reaches the end', async () => {
  const { getByRole } = renderUi(<Example />);
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('group')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(getByRole('checkbox')).not.toHaveAttribute('aria-disabled'));
  await userEvent.keyboard('{Tab} ');
  expect(getByRole('checkbox')).toBeChecked();
});

test('[REG-05] counts terms as read if they fit without scrolling', async () => {
  const onRead = vi.fn();
  renderUi(<Example clauses={SHORT} onRead={onRead} />);
  await waitFor(() => expect(onRead).toHaveBeenCalled());
});

test('shows the missing step if the user continues without accepting', () => {
  const { getByRole, rerender } = renderUi(<Example insist read={false} />);
  expect(getByRole('alert')).toHaveTextContent(MESSAGE);
  rerender(<Example insist read />);
  expect(getByRole('alert')).toHaveTextContent('Accept the terms and conditions to continue.');
});

test('[REG-07] numbers the clauses from 24', () => {
  const { getAllByRole } = renderUi(<Example />);
  const [first] = getAllByRole('heading', { level: 4 });
  expect(first).toHaveTextContent(/^24\. /);
});

test("[REG-07] shows the terms in the user's language, unless custom terms are given", () => {
  const inGerman = (props?: Partial<TermsBoxProps>) => (
    <MessagesProvider messages={{ terms: { s25title: 'Teilnahme' } }}>
      <Example {...props} />
    </MessagesProvider>
  );
  const { getByRole, queryByRole, rerender } = renderUi(inGerman());
  expect(getByRole('heading', { name: '25. Teilnahme' })).toBeInTheDocument();
  rerender(inGerman({ clauses: SHORT }));
  expect(getByRole('heading', { name: '24. Short' })).toBeInTheDocument();
  expect(queryByRole('heading', { name: '25. Teilnahme' })).toBeNull();
});
