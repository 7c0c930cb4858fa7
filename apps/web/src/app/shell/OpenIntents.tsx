import type { IntentOutcome } from '@platform/api';
import { useOpenIntents } from '@platform/api/react';
import { openIntents } from '@platform/messages/openIntents';
import { Notice, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useEffect } from 'react';
import { formatFailure, formatOutcome } from '../shared/serverMessages';

/**
 * Notice of open intents. If the page that sent a request has closed, shows a toast with the
 * outcome.
 */
export function OpenIntents() {
  const text = useTexts(openIntents);
  const toasts = useToasts();
  const tell = async (found: IntentOutcome) =>
    found.succeeded
      ? toasts.success(await formatOutcome(found))
      : toasts.error(await formatFailure(found));
  const open = useOpenIntents({
    onFound: (found) => void tell(found),
    onLost: () => toasts.info(text.lost),
  });
  const isOpen = open.length > 0;
  const { findingOut } = text;
  useEffect(() => {
    if (!isOpen) return;
    // An open dialog covers the notice, so a toast repeats the text.
    const id = toasts.info(findingOut);
    return () => toasts.dismiss(id);
  }, [isOpen, findingOut, toasts]);
  return isOpen && <Notice tone="warning">{findingOut}</Notice>;
}
