'use client';

import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDraft } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { FormPartProps } from '../../layout/Form/formPart';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Heading } from '../../primitives/Heading/Heading';
import { Notice } from '../../primitives/Notice/Notice';
import { Text } from '../../primitives/Text/Text';
import * as styles from './StopWithdrawalsForm.css';

/** The right to stop withdrawals. */
export interface WithdrawalStop {
  /** The token of the link in the mail. */
  token: string;
}

const TEXTS = {
  lead: 'Was your account changed by somebody else? Stop withdrawals, and take it back with a new password.',
  effect:
    'Nothing more can be withdrawn, what is pending and not yet on its way is held, and everybody is signed out on every device.',
  submit: 'Stop withdrawals',
  pending: 'Please wait...',
  stoppedTitle: 'Withdrawals are stopped',
  stopped:
    'Everybody is signed out. Set a new password now: it lets withdrawals go on, and brings back to your wallet what was held.',
  expired: 'This link has expired. A new password signs everybody out.',
  newPassword: 'Set a new password',
};

/**
 * - `asking`: it is to be confirmed: programs that look into mails follow links, too
 * - `stopped`: done
 * - `expired`: the link can no longer be used
 */
export type WithdrawalStopState = 'asking' | 'stopped' | 'expired';

export interface StopWithdrawalsFormProps extends FormPartProps<WithdrawalStop> {
  /** The token of the link in the mail. */
  token: string;
  /** @default 'asking' */
  state?: WithdrawalStopState;
  /** Where a new password is asked for. */
  forgotPasswordHref: string;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

/**
 * Stops withdrawals for a member who followed the link of a mail about a change that was not theirs.
 * It stands in a `Dialog` titled 'Stop withdrawals'.
 *
 * **When not to use it:** to end a single session; use a `SessionsList`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | on the button: stops them |
 */
export function StopWithdrawalsForm({
  onSubmit,
  pending = false,
  error,
  errors,
  problems = () => ({}),
  token,
  state = 'asking',
  forgotPasswordHref,
  texts,
  ...rest
}: StopWithdrawalsFormProps) {
  const label = { ...TEXTS, ...texts };
  const { form } = useDraft<WithdrawalStop>({
    initial: { token },
    problems: () => problems({ token }),
    errors,
    pending,
    onSubmit: () => onSubmit({ token }),
  });

  // The button that had the focus is gone: the message takes it, and is read out.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (state === 'stopped' && shown.current !== state) heading.current?.focus();
    shown.current = state;
  }, [state]);

  return (
    <Form
      {...rest}
      draft={form}
      data-state={state}
      error={state === 'asking' ? error : undefined}
      submit={state === 'asking' ? label.submit : undefined}
      pending={pending}
      pendingText={label.pending}
    >
      {state === 'asking' && (
        <>
          <Text>{label.lead}</Text>
          <Notice tone="warning">{label.effect}</Notice>
        </>
      )}
      {state === 'stopped' && (
        <div className={styles.stopped}>
          <ShieldCheck aria-hidden className={styles.icon} />
          <Heading ref={heading} tabIndex={-1} level={3} className={styles.title}>
            {label.stoppedTitle}
          </Heading>
          <Text>{label.stopped}</Text>
        </div>
      )}
      {state === 'expired' && (
        <Notice tone="warning" role="alert">
          {label.expired}
        </Notice>
      )}
      {state !== 'asking' && (
        <ButtonLink wide size="large" href={forgotPasswordHref}>
          {label.newPassword}
        </ButtonLink>
      )}
    </Form>
  );
}
