// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ResetPasswordModal } from './ResetPasswordModal';
import { StopWithdrawalsModal } from './StopWithdrawalsModal';

const page = vi.hoisted(() => ({
  session: { signedIn: true, token: 't1' },
  answer: (_reply: { message: string }): void => undefined,
  signOut: vi.fn(),
}));
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => {
  const Form = ({ onSubmit }: { onSubmit: () => void }) => <button onClick={onSubmit}>Send</button>;
  return {
    Dialog: ({ children }: { children: ReactNode }) => children,
    ResetPasswordForm: Form,
    StopWithdrawalsForm: Form,
    useToasts: () => ({ success: () => {}, error: () => {} }),
  };
});
vi.mock('@platform/api/react', () => {
  const late = () => ({ run: () => new Promise((resolve) => (page.answer = resolve)) });
  return {
    useSession: () => page.session,
    useSignOut: () => ({ run: page.signOut }),
    useResetPassword: late,
    useStopWithdrawals: late,
  };
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test.each([
  ['setting a new password', ResetPasswordModal],
  ['stopping withdrawals', StopWithdrawalsModal],
])('%s signs out of the session in which the link was used', async (_, Modal) => {
  const app = () => (
    <MemoryRouter>
      <Modal open onClose={() => {}} sponsor="" />
    </MemoryRouter>
  );
  page.session = { signedIn: true, token: 't1' };
  const { getByRole, rerender } = render(app());
  act(() => getByRole('button').click());
  // Another tab signs in a different member before the response.
  page.session = { signedIn: true, token: 't2' };
  rerender(app());
  await act(async () => page.answer({ message: 'Done.' }));
  expect(page.signOut).toHaveBeenCalledExactlyOnceWith('t1');
});
