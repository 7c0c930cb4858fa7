import type { ApiError } from '@platform/api';
import { useToasts } from '@platform/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/**
 * Follows a sign-in or registration to its end: success is toasted and leads to the dashboard,
 * failure is toasted and leaves the dialog as it is.
 */
export function useSignedIn() {
  const toasts = useToasts();
  const navigate = useNavigate();
  return useCallback(
    async (signingIn: Promise<{ message: string }>) => {
      try {
        const { message } = await signingIn;
        toasts.success(message);
        await navigate(paths.dashboard);
      } catch (error) {
        toasts.error((error as ApiError).message);
      }
    },
    [navigate, toasts],
  );
}
