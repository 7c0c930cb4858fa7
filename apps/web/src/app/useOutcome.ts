import type { ApiError, Outcome } from '@platform/api';
import { useToasts } from '@platform/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/**
 * Follows a movement of money to its end: success is toasted and leads to its history; what failed,
 * or was refused, is toasted as an error and leads to the dashboard.
 *
 * @param history where the movement is listed
 */
export function useOutcome(history: string) {
  const toasts = useToasts();
  const navigate = useNavigate();
  return useCallback(
    async (moving: Promise<Outcome>) => {
      const { succeeded, message } = await moving.catch((error: ApiError) => ({
        succeeded: false,
        message: error.message,
      }));
      if (succeeded) toasts.success(message);
      else toasts.error(message);
      await navigate(succeeded ? history : paths.dashboard);
    },
    [history, navigate, toasts],
  );
}
