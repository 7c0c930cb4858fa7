import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ToastProvider } from '@platform/ui/Toast';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Transfer } from '../Transfer';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

test('shows the confirmation of a transfer for five seconds', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
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
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('listitem')).toBeNull();
});
