import type { SessionEnd } from '@platform/api';
import { useSession } from '@platform/api/react';
import { useToasts } from '@platform/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** What is told of a session that ended without the member's asking for it here. */
const MESSAGES: Partial<Record<SessionEnd, string>> = {
  refused: 'Your session has ended. Please sign in again.',
  elsewhere: 'You have signed out in another tab.',
};

/**
 * Leads to the landing page, from public pages too, and says why, when the session ends by itself:
 * the server no longer knows it, the account was disabled, or another tab signed out. Whoever signs
 * out here is led on by the dialog that asked.
 */
export function useForcedSignOut() {
  const { signedIn, end } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const wasSignedIn = useRef(signedIn);
  useEffect(() => {
    const message = wasSignedIn.current && !signedIn && end && MESSAGES[end];
    wasSignedIn.current = signedIn;
    if (!message) return;
    toasts.info(message);
    void navigate(paths.landing, { replace: true });
  }, [signedIn, end, toasts, navigate]);
}
