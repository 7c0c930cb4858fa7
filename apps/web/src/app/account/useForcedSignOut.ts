import { useSession } from '@platform/api/react';
import { forcedSignOut } from '@platform/messages/forcedSignOut';
import { useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';

/**
 * Redirects after a session has ended elsewhere. The logout dialog redirects after a sign-out in
 * this tab.
 */
export function useForcedSignOut() {
  const { signedIn, end } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const text = useTexts(forcedSignOut);
  const message = end && end !== 'here' ? text[end] : undefined;
  const wasSignedIn = useRef(signedIn);
  useEffect(() => {
    const ended = wasSignedIn.current && !signedIn;
    wasSignedIn.current = signedIn;
    if (!ended || message === undefined) return;
    toasts.info(message);
    void navigate(paths.landing, { replace: true });
  }, [signedIn, message, toasts, navigate]);
}
