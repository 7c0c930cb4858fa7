// @vitest-environment jsdom
import { ApiError, TWO_FACTOR_REQUIRED } from '@platform/api';
import type { LockFundsFormProps } from '@platform/ui';
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LockFundsModal } from './LockFundsModal';

const page = vi.hoisted(() => ({
  run: vi.fn(),
  follow: vi.fn(),
  form: undefined as unknown,
}));
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  Dialog: ({ children }: { children: unknown }) => children,
  ErrorState: () => null,
  LockFundsForm: (props: LockFundsFormProps) => {
    page.form = props;
    return null;
  },
}));
vi.mock('@platform/api/react', () => {
  const known = () => ({ data: { main: 0n, twoFactor: true } });
  return {
    useBalances: known,
    useLockProfits: known,
    useMemberGuards: known,
    useLockFunds: () => ({ run: page.run, isPending: false }),
  };
});
vi.mock('../app/wallet/InDisplayCurrency', () => ({
  InDisplayCurrency: ({ children }: { children: unknown }) => children,
}));
vi.mock('../app/shared/useOutcome', async (original) => ({
  ...(await original<object>()),
  useOutcome: () => page.follow,
  useStillOpen: () => () => true,
}));

const form = () => page.form as LockFundsFormProps;
const submit = () => act(async () => form().onSubmit({ amount: 1n } as never));

test('asks for a missing code and clears the error after sending', async () => {
  render(<LockFundsModal open onClose={() => {}} sponsor="" />);
  const refusal = new ApiError(409, 'Enter the code.', TWO_FACTOR_REQUIRED);
  page.run.mockImplementation(() => Promise.reject(refusal));
  await submit();
  expect(form()).toMatchObject({ asksForCode: true, errors: { otp: 'Enter the code.' } });
  expect(page.follow).not.toHaveBeenCalled();
  page.run.mockResolvedValue({ message: 'Locked.' });
  await submit();
  expect(form()).toMatchObject({ asksForCode: true, errors: undefined });
  expect(page.follow).toHaveBeenCalledOnce();
});
