import type { ApiError, Outcome, ServerMessage } from '@platform/api';
import { useToasts } from '@platform/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatOutcome } from './serverMessages';

/** Result of an action. Without `succeeded`, the action has succeeded. */
export type Ending = ServerMessage & Partial<Outcome>;

const outcomeOf = async (ending: Ending): Promise<Outcome> => ({
  succeeded: true,
  ...ending,
  message: await formatOutcome(ending),
});

/** Returns the error, or `undefined` after a success. */
export const refusalOf = (action: Promise<unknown>): Promise<ApiError | undefined> =>
  action.then(
    () => undefined,
    (error: ApiError) => error,
  );

const failureOf = ({ message }: ApiError): Outcome => ({ succeeded: false, message });

/** URLs to open after a success and a failure. Without a URL, the page stays open. */
export interface Ways {
  success?: string;
  failure?: string;
}

/**
 * Returns a function that reports whether the dialog is open. A dialog that closed because the user
 * signed in counts as open.
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
 * Shows the outcome of an action and opens its URL, which replaces the dialog in the history. If
 * the dialog has closed, no URL opens.
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
