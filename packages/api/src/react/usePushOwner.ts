'use client';

import { useEffect, useState } from 'react';
import { usePushState } from './usePush';

/** Time allowed for a browser to end its subscription, in ms. */
const PATIENCE_MS = 2_000;

/** Loads the subscription code, only in browsers that may notify. */
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
 * Ends this browser's notifications, if any. Gives up after two seconds.
 *
 * @param endpoint ends only the subscription with this endpoint. @default any subscription
 */
export async function endNotifications(endpoint?: string): Promise<void> {
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([end(endpoint), patience]).catch(() => undefined);
}

/**
 * Ends this browser's notifications if another member turned them on. The server may not know that
 * the member changed, because it relies on a cookie that a lost reply did not set.
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
