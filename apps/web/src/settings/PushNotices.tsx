import type { PushKinds } from '@platform/api';
import {
  currentSubscription,
  pushSupport,
  subscribeDevice,
  usePushState,
  useSubscribePush,
  useUnsubscribePush,
} from '@platform/api/react';
import { pushSettings } from '@platform/messages/pushSettings';
import { Notice, PageSection, Stack, Switch, Text, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useEffect, useState } from 'react';
import { useOutcome } from '../app/shared/useOutcome';

/** Status of a server without push notifications. */
const NOT_FOUND = 404;

const NONE: PushKinds = { outcomes: false, security: false };

const isAny = ({ outcomes, security }: PushKinds) => outcomes || security;

export function PushNotices() {
  const text = useTexts(pushSettings);
  const toasts = useToasts();
  const [support, setSupport] = useState(pushSupport);
  const [endpoint, setEndpoint] = useState<string | undefined | null>(null);
  const { data, error } = usePushState(support === 'unsupported' ? null : endpoint);
  const { run: subscribe } = useSubscribePush();
  const { run: unsubscribe } = useUnsubscribePush();
  const follow = useOutcome();
  // Setting that is shown before the server confirms the change.
  const [wanted, setWanted] = useState<PushKinds>();
  useEffect(() => {
    let left = false;
    const tell = (found?: PushSubscription) => left || setEndpoint(found?.endpoint);
    void currentSubscription().then(tell, () => tell());
    return () => void (left = true);
  }, []);
  if (error?.status === NOT_FOUND) return null;

  const { outcomes, security } = wanted ?? data ?? NONE;
  const kept = { outcomes, security };
  const turnOff = async (): Promise<boolean> => {
    const subscription = await currentSubscription();
    if (!subscription) return true;
    const isOff = await follow(unsubscribe(subscription.endpoint));
    // The server sends no more notifications, even if unsubscribing fails.
    if (isOff) await subscription.unsubscribe().catch(() => undefined);
    return isOff;
  };
  const turnOn = async (kinds: PushKinds, key: string): Promise<boolean> => {
    await Notification.requestPermission();
    setSupport(pushSupport());
    if (Notification.permission !== 'granted') return false;
    const subscription = await subscribeDevice(key).catch(() => undefined);
    if (!subscription) toasts.error(text.failed);
    return (
      subscription !== undefined &&
      follow(subscribe({ subscription: subscription.toJSON(), ...kinds }))
    );
  };
  const choose = async (kinds: PushKinds) => {
    if (!data) return;
    setWanted(kinds);
    const isDone = await (isAny(kinds) ? turnOn(kinds, data.key) : turnOff());
    if (!isDone) setWanted(kept);
  };

  const disabled = support !== 'ready' || !data;
  return (
    <PageSection title={text.title}>
      <Stack gap="m">
        {support === 'ready' ? (
          <Text tone="muted">{isAny(kept) ? text.on : text.off}</Text>
        ) : (
          <Notice tone={support === 'denied' ? 'warning' : 'info'}>
            {support === 'denied' ? text.denied : text.unsupported}
          </Notice>
        )}
        <Switch
          label={text.outcomes}
          hint={text.outcomesHint}
          checked={outcomes}
          disabled={disabled}
          onCheckedChange={(on) => void choose({ ...kept, outcomes: on })}
        />
        <Switch
          label={text.security}
          hint={text.securityHint}
          checked={security}
          disabled={disabled}
          onCheckedChange={(on) => void choose({ ...kept, security: on })}
        />
      </Stack>
    </PageSection>
  );
}
