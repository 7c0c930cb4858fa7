import type { ApiError, Outcome, ServerMessage } from '@platform/api';
import { useToasts } from '@platform/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatOutcome } from './serverMessages';

/** Outcome of an action. Without `succeeded`, the outcome is a success. */
export type Ending = ServerMessage & Partial<Outcome>;

const outcomeOf = async (ending: Ending): Promise<Outcome> => ({
  succeeded: true,
  ...ending,
  message: await formatOutcome(ending),
});

/** Waits for an action. Returns its error, or `undefined` if it succeeds. */
export const refusalOf = (action: Promise<unknown>): Promise<ApiError | undefined> =>
  action.then(
    () => undefined,
    (error: ApiError) => error,
  );

const failureOf = ({ message }: ApiError): Outcome => ({ succeeded: false, message });

/** Addresses to open after the action. Without an address, the reader stays on the page. */
export interface Ways {
  success?: string;
  failure?: string;
}

/**
 * Returns a function that checks, by the address, whether the dialog that uses this hook is still open.
 * A dialog that closed because the reader signed in counts as open.
 */
export function useStillOpen(): () => boolean {
  const [query] = useSearchParams();
  const tab = query.get('tab');
  const [own] = useState(tab);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = tab === own;
    return () => {
      isOpen.current = false;
    };
  }, [tab, own]);
  return useCallback(() => isOpen.current, []);
}

/**
 * Waits for an action. Shows a toast for success or failure, and opens the matching address. The
 * address replaces the dialog in the history, so that Back does not reopen the dialog. Readers who
 * closed the dialog stay on their page.
 *
 * @returns function that resolves to true if the action succeeded; it never rejects
 */
export function useOutcome({ success, failure }: Ways = {}): (
  doing: Promise<Ending>,
) => Promise<boolean> {
  const toasts = useToasts();
  const navigate = useNavigate();
  const isOpen = useStillOpen();
  return useCallback(
    async (doing) => {
      const { succeeded, message } = await doing.then(outcomeOf, failureOf);
      if (succeeded) toasts.success(message);
      else toasts.error(message);
      const way = succeeded ? success : failure;
      if (way !== undefined && isOpen()) await navigate(way, { replace: true });
      return succeeded;
    },
    [success, failure, isOpen, navigate, toasts],
  );
}
