import { ToastProvider } from '@platform/ui/Toast';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Transfer } from '../Transfer';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('shows the confirmation of a transfer for five seconds', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <ToastProvider>
      <Transfer />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Transfer' }));
  // Waits for the overlay, whose code loads on the first press.
  await user.type(await screen.findByRole('textbox', { name: /^To/ }), 'Asha');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect((await screen.findByRole('listitem')).textContent).toContain('Sent to Asha.');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('listitem')).toBeNull();
});
