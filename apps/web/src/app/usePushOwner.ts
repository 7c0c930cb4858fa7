import { useClient, usePushState } from '@platform/api/react';
import { useEffect, useState } from 'react';

/** Only a browser that may notify loads this code, and not before its page is drawn. */
const loadDevice = async () =>
  'Notification' in window && Notification.permission === 'granted'
    ? import('./pushDevice')
    : undefined;

async function currentEndpoint(): Promise<string | undefined> {
  const device = await loadDevice();
  return (await device?.currentSubscription())?.endpoint;
}

async function endSubscription(endpoint?: string): Promise<void> {
  const device = await loadDevice();
  await device?.endSubscription(endpoint);
}

/**
 * Ends the notifications of this browser when its member signs out here, or is not the one who turned them
 * on. The server may not know the browser as theirs: it follows a cookie, and an answer that was lost
 * brought none. A session that ends by itself leaves them on.
 */
export function usePushOwner(): void {
  const { session } = useClient();
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
    if (isOthers) void endSubscription(endpoint);
  }, [isOthers, endpoint]);
  useEffect(
    () =>
      session.subscribe(() => {
        const { signedIn, end } = session.get();
        if (!signedIn && end === 'here') void endSubscription();
      }),
    [session],
  );
}
