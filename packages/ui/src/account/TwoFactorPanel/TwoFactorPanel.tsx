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
  /** True if two-factor authentication is on; `undefined` while loading. */
  enabled: boolean | undefined;
  /** Secret key for setup; `undefined` while loading. */
  secret?: TwoFactorSecret | undefined;
  /** Error message, shown with a retry button in place of the content. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** URL of the dialog to enable two-factor authentication. */
  enableHref: string;
  /** URL of the dialog to disable two-factor authentication. */
  disableHref: string;
  /** Number of unused recovery codes; `null` if the server does not provide it. */
  recoveryCodesLeft?: number | null | undefined;
  /** URL of the dialog to create new recovery codes. If omitted, no link is shown. */
  renewHref?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof twoFactorPanel>>;
}

/**
 * Two-factor authentication panel. Shows the setup steps or, once enabled, the number of unused
 * recovery codes.
 *
 * **When not to use it:** to ask for a code, use an `OtpDialog`.
 *
 * **Do:** Show the key as text beside the QR code: an app on the same phone cannot scan the code.
 *
 * **Don't:** Turn two-factor authentication on before the member has entered a valid code.
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

/** Number of recovery codes below which the panel suggests creating new ones. */
const FEW = 3;

const stateOf = (enabled: boolean | undefined) => {
  if (enabled === undefined) return 'loading';
  return enabled ? 'enabled' : 'disabled';
};
