import type { ApiError } from '@platform/api';
import { useToasts } from '@platform/ui';
import { useCallback } from 'react';

/**
 * Tells the member how something ended, in the server's words: success and failure are both toasted.
 * What it gives back resolves to whether it succeeded, and never rejects.
 */
export function useTold(): (doing: Promise<string>) => Promise<boolean> {
  const toasts = useToasts();
  return useCallback(
    async (doing) => {
      try {
        toasts.success(await doing);
        return true;
      } catch (error) {
        toasts.error((error as ApiError).message);
        return false;
      }
    },
    [toasts],
  );
}
