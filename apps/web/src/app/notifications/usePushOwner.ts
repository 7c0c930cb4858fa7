import { usePushState } from '@platform/api/react';
import { useEffect, useState } from 'react';

/** How long a browser may take to end its subscription, in ms. */
const PATIENCE_MS = 2_000;

/** Only a browser that may notify loads this code, and not before its page is drawn. */
const loadDevice = async () =>
  'Notification' in window && Notification.permission === 'granted'
    ? import('./pushDevice')
    : undefined;

async function currentEndpoint(): Promise<string | undefined> {
  const device = await loadDevice();
  return (await device?.currentSubscription())?.endpoint;
}

async function end(endpoint?: string): Promise<void> {
  const device = await loadDevice();
  await device?.endSubscription(endpoint);
}

/**
 * Ends the notifications of this browser, if it has any. What cannot be ended soon is left.
 *
 * @param endpoint only the subscription with this endpoint. @default whichever there is
 */
export async function endNotifications(endpoint?: string): Promise<void> {
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([end(endpoint), patience]).catch(() => undefined);
}

/**
 * Ends the notifications of this browser when its member is not the one who turned them on. The server may
 * not know the browser as theirs: it follows a cookie, and an answer that was lost brought none.
 */
export function usePushOwner(): void {
  const [endpoint, setEndpoint] = useState<string>();
  const { data } = usePushState(endpoint ?? null);
  useEffect(() => {
    let left = false;
    const keep = (found?: string) => left || setEndpoint(found);
    void currentEndpoint().then(keep, () => undefined);
    return () => void (left = true);
  }, []);
  const isOthers = data && !data.outcomes && !data.security;
  useEffect(() => {
    if (isOthers) void endNotifications(endpoint);
  }, [isOthers, endpoint]);
}
