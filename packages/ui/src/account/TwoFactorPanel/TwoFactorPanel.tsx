'use client';

import { twoFactorPanel } from '@platform/messages/twoFactorPanel';
import type { TwoFactorSecret } from '@platform/rules/models';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { ErrorState } from '../../data/ErrorState/ErrorState';
import { classNames } from '../../internal/classNames';
import { Card, type CardProps } from '../../layout/Card/Card';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Heading } from '../../primitives/Heading/Heading';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { SetUpSteps } from './SetUpSteps';
import * as styles from './TwoFactorPanel.css';

export interface TwoFactorPanelProps extends Omit<CardProps, 'as' | 'padding' | 'children'> {
  /** Whether the member has two-factor authentication. `undefined` until that is known. */
  enabled: boolean | undefined;
  /** What is to be set up, while it is not enabled. `undefined` while on its way. */
  secret?: TwoFactorSecret | undefined;
  /** Why it could not be loaded. Shown in its place, with a button to try again. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a code is asked for to enable it. */
  enableHref: string;
  /** Where a code is asked for to disable it. */
  disableHref: string;
  /** How many recovery codes are not used yet. `null`, or left out, where there are none to have. */
  recoveryCodesLeft?: number | null | undefined;
  /** Where new recovery codes are made. Without it there is no such link. */
  renewHref?: string | undefined;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof twoFactorPanel>>;
}

/**
 * Two-factor authentication as it stands: the steps to set it up while it is off, the way to turn it
 * off while it is on, and how many recovery codes are left. The QR code is drawn here: the secret is sent nowhere.
 *
 * **When not to use it:** to ask for a code; use an `OtpDialog`.
 *
 * **Do:** Show the key as text beside the QR code: an app on the same phone cannot scan it.
 *
 * **Don't:** Switch it on before a code was tried: a mistyped key locks the member out.
 */
export function TwoFactorPanel({
  enabled,
  secret,
  error,
  onRetry,
  enableHref,
  disableHref,
  recoveryCodesLeft,
  renewHref,
  texts,
  className,
  ...rest
}: TwoFactorPanelProps) {
  const text = useTexts(twoFactorPanel, texts);
  const state = error !== undefined ? 'error' : stateOf(enabled);
  const Icon = state === 'enabled' ? ShieldCheck : ShieldAlert;
  const status = enabled
    ? { title: text.enabledTitle, lead: text.enabledLead }
    : { title: text.disabledTitle, lead: text.disabledLead };
  return (
    <Card
      {...rest}
      as="section"
      padding="none"
      aria-busy={state === 'loading' || (state === 'disabled' && !secret)}
      data-state={state}
      className={classNames(styles.root, className)}
    >
      {state === 'error' && <ErrorState message={error} onRetry={onRetry} />}
      {state !== 'error' && (
        <div className={styles.head}>
          <Icon aria-hidden className={styles.icon} />
          <div className={styles.words}>
            <Heading level={2} size="l">
              {state === 'loading' ? (
                <>
                  <VisuallyHidden>{text.loading}</VisuallyHidden>
                  <Skeleton className={styles.titleSkeleton} />
                </>
              ) : (
                status.title
              )}
            </Heading>
            <Text tone="muted">{state === 'loading' ? <Skeleton /> : status.lead}</Text>
          </div>
          {state === 'enabled' && (
            <ButtonLink tone="neutral" href={disableHref}>
              {text.disable}
            </ButtonLink>
          )}
        </div>
      )}
      {state === 'enabled' && typeof recoveryCodesLeft === 'number' && (
        <div className={styles.recovery}>
          <div className={styles.words}>
            <Heading level={3} size="m">
              {text.recovery}
            </Heading>
            <Text tone={recoveryCodesLeft < FEW ? 'warning' : 'muted'}>
              {text.recoveryLeft({ count: recoveryCodesLeft })}
            </Text>
          </div>
          {renewHref !== undefined && (
            <ButtonLink tone="neutral" href={renewHref}>
              {text.renew}
            </ButtonLink>
          )}
        </div>
      )}
      {state === 'disabled' && <SetUpSteps secret={secret} enableHref={enableHref} texts={text} />}
    </Card>
  );
}

/** With fewer recovery codes than this, it is time for new ones. */
const FEW = 3;

const stateOf = (enabled: boolean | undefined) => {
  if (enabled === undefined) return 'loading';
  return enabled ? 'enabled' : 'disabled';
};
