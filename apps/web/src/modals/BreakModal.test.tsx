// @vitest-environment jsdom
import { ApiError } from '@platform/api';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BreakModal } from './BreakModal';

const page = vi.hoisted(() => ({ begin: vi.fn(), toast: vi.fn() }));
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  AlertDialog: ({ onConfirm }: { onConfirm: () => void }) => (
    <button onClick={onConfirm}>Stop</button>
  ),
  useToasts: () => ({ success: page.toast, error: page.toast }),
}));
vi.mock('@platform/api/react', () => ({
  useBeginBreak: () => ({ run: page.begin, isPending: false }),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const LASTS = 'Your break lasts until 7 Dec 2026, 3:00 PM.';

test.each([
  ['closes if a longer break is in force', 'BREAK_LASTS', LASTS, 1],
  ['stays open if the request failed', undefined, 'The network failed.', 0],
])('%s, and shows the reason once', async (_, code, message, closings) => {
  const onClose = vi.fn();
  const { getByRole } = render(
    <MemoryRouter>
      <BreakModal open onClose={onClose} sponsor="" />
    </MemoryRouter>,
  );
  page.begin.mockImplementation(() => Promise.reject(new ApiError(409, message, code)));
  await act(async () => getByRole('button').click());
  expect(page.toast).toHaveBeenCalledExactlyOnceWith(message);
  expect(onClose).toHaveBeenCalledTimes(closings);
});
