// @vitest-environment jsdom
import { ApiError, type ServerMessage } from '@platform/api';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useFormSending } from './useFormSending';

vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({ useToasts: () => ({ success: () => {}, error: () => {} }) }));

/** Returns true if the form was cleared. */
async function emptied(run: (draft: string) => Promise<ServerMessage>) {
  const { result } = renderHook(() => useFormSending({ run, isPending: false }), {
    wrapper: MemoryRouter,
  });
  const { key } = result.current;
  await act(async () => result.current.form.onSubmit('Sunrise-2026'));
  return result.current.key !== key;
}

test('[SET-02] clears the form after a success and keeps the values after a failure', async () => {
  expect(await emptied(async () => ({ message: 'Your password was changed.' }))).toBe(true);
  expect(await emptied(() => Promise.reject(new ApiError(401, 'Wrong password.')))).toBe(false);
});
