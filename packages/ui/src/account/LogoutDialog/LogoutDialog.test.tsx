import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { DIALOG } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { LogoutDialog, type LogoutDialogProps } from './LogoutDialog';

const example = (props?: Partial<LogoutDialogProps>) => (
  <LogoutDialog open onClose={() => {}} onConfirm={() => {}} {...props} />
);

describeConformance('LogoutDialog', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: { parts: [...DIALOG, 'footer', 'cancel', 'confirm'] },
});

test('[AUTH-05] asks for confirmation', async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  const { getByRole } = renderUi(example({ onConfirm, onClose }));
  expect(getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure you want to log out?');
  await userEvent.click(getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(getByRole('button', { name: 'Logout' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('initially focuses the cancel button', async () => {
  const { getByRole } = renderUi(example());
  await expect.element(getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('cannot be confirmed a second time while signing out', async () => {
  const onConfirm = vi.fn();
  const { getByRole } = renderUi(example({ onConfirm, pending: true }));
  await userEvent.click(getByRole('button', { name: 'Please wait...' }), { force: true });
  expect(onConfirm).not.toHaveBeenCalled();
});
