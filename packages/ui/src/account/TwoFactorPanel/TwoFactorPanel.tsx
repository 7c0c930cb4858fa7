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
  /** True if the member has two-factor authentication. `undefined` while loading. */
  enabled: boolean | undefined;
  /** Secret to set up, while it is not enabled. `undefined` while loading. */
  secret?: TwoFactorSecret | undefined;
  /** Error message, shown in its place with a retry button. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Address where a code enables it. */
  enableHref: string;
  /** Address where a code disables it. */
  disableHref: string;
  /** Number of unused recovery codes. `null` or left out if the server has none. */
  recoveryCodesLeft?: number | null | undefined;
  /** Address where new recovery codes are created. Without it there is no link. */
  renewHref?: string | undefined;
  /**
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof twoFactorPanel>>;
}

/**
 * State of two-factor authentication: the setup steps while it is off, a link to turn it off while
 * it is on, and the number of recovery codes left. The QR code is drawn in the browser without
 * sending the secret.
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

/** With fewer recovery codes than this, the panel suggests new ones. */
const FEW = 3;

const stateOf = (enabled: boolean | undefined) => {
  if (enabled === undefined) return 'loading';
  return enabled ? 'enabled' : 'disabled';
};
