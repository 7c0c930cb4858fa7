import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { DIALOG } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

const TEXTS = {
  title: 'Log out everywhere?',
  description: 'Every other browser will have to sign in again.',
  confirmLabel: 'Log out everywhere',
};

describeConformance('AlertDialog', {
  render: (props) => (
    <AlertDialog open {...TEXTS} onClose={() => {}} onConfirm={() => {}} {...props} />
  ),
  root: HTMLDivElement,
  slots: { parts: [...DIALOG, 'footer', 'cancel', 'confirm'] },
});

const onConfirm = vi.fn();
beforeEach(() => onConfirm.mockClear());

function Example(props: Partial<AlertDialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AlertDialog {...TEXTS} {...props} open={open} onClose={close} onConfirm={onConfirm} />
    </>
  );
}

async function openExample(props: Partial<AlertDialogProps> = {}) {
  const ui = renderUi(<Example {...props} />);
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = await ui.findByRole('alertdialog', { name: 'Log out everywhere?' });
  const gone = async () => {
    await waitFor(() => expect(ui.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(ui.getByRole('button', { name: 'Open' })).toHaveFocus());
  };
  return { ...ui, dialog, gone };
}

test('announces the consequence, and cancels if Enter is pressed immediately', async () => {
  const { dialog, gone } = await openExample({ children: <input aria-label="Reason" /> });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).toHaveAccessibleDescription('Every other browser will have to sign in again.');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Cancel'));
  await userEvent.keyboard('{Enter}');
  await gone();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('confirms with the other button, and leaves closing to the caller', async () => {
  const { dialog } = await openExample();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Cancel'));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(dialog).toBeInTheDocument();
});

test('closes on Escape without confirming', async () => {
  const { gone } = await openExample();
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('disables the confirm button while the action runs', async () => {
  const { getByRole } = await openExample({ pending: true });
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Cancel'));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(getByRole('button', { name: 'Please wait...' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});
