import type { ApiError, Outcome, ServerMessage } from '@platform/api';
import { useToasts } from '@platform/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatOutcome } from './serverMessages';

/** How something ended. What does not say so succeeded. */
export type Ending = ServerMessage & Partial<Outcome>;

const outcomeOf = async (ending: Ending): Promise<Outcome> => ({
  succeeded: true,
  ...ending,
  message: await formatOutcome(ending),
});

/** Waits for an action. Returns its error; `undefined` if it succeeds. */
export const refusalOf = (action: Promise<unknown>): Promise<ApiError | undefined> =>
  action.then(
    () => undefined,
    (error: ApiError) => error,
  );

const failureOf = ({ message }: ApiError): Outcome => ({ succeeded: false, message });

/** Where the reader is led in the end; they stay where they are when it does not say. */
export interface Ways {
  success?: string;
  failure?: string;
}

/**
 * Tells, by the address, whether the dialog that this is used in is still open, or was until it signed
 * its reader in.
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
 * Follows what the reader does to its end: success and failure are both toasted, and each may lead
 * on. Such an end takes the place of the dialog in the history, so that Back does not open it again.
 * Who has closed the dialog before the end stays where they are.
 *
 * @returns what follows a promise: it resolves to whether that succeeded, and never rejects
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
