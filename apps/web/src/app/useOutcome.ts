import type { ApiError, Outcome, ServerMessage } from '@platform/api';
import { useToasts } from '@platform/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatOutcome } from './serverMessages';

/** How something ended. What does not say so succeeded. */
export type Ending = ServerMessage & Partial<Outcome>;

const outcomeOf = async (ending: Ending): Promise<Outcome> => ({
  succeeded: true,
  ...ending,
  message: await formatOutcome(ending),
});

const failureOf = ({ message }: ApiError): Outcome => ({ succeeded: false, message });

/** Where the reader is led in the end; they stay where they are when it does not say. */
export interface Ways {
  success?: string;
  failure?: string;
}

/**
 * Follows what the reader does to its end: success and failure are both toasted, and each may lead
 * on. Such an end takes the place of the dialog in the history, so that Back does not open it again.
 *
 * @returns what follows a promise: it resolves to whether that succeeded, and never rejects
 */
export function useOutcome({ success, failure }: Ways = {}): (
  doing: Promise<Ending>,
) => Promise<boolean> {
  const toasts = useToasts();
  const navigate = useNavigate();
  return useCallback(
    async (doing) => {
      const { succeeded, message } = await doing.then(outcomeOf, failureOf);
      if (succeeded) toasts.success(message);
      else toasts.error(message);
      const way = succeeded ? success : failure;
      if (way !== undefined) await navigate(way, { replace: true });
      return succeeded;
    },
    [success, failure, navigate, toasts],
  );
}
