'use client';

import { stopWithdrawalsForm } from '@platform/messages/stopWithdrawalsForm';
import { ShieldCheck } from 'lucide-react';
import { useDraft } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Notice } from '../../primitives/Notice/Notice';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { FormOutcome, useOutcomeFocus } from '../formOutcome/FormOutcome';

export interface WithdrawalStop {
  token: string;
}

/**
 * State of the form:
 *
 * - `asking`: the form asks for confirmation
 * - `stopped`: withdrawals are stopped
 * - `expired`: the link has expired
 */
export type WithdrawalStopState = 'asking' | 'stopped' | 'expired';

export interface StopWithdrawalsFormProps extends DraftFormProps<WithdrawalStop, FormSlots> {
  /** Token from the link in the email. */
  token: string;
  /** @default 'asking' */
  state?: WithdrawalStopState;
  /** URL of the form to request a new password. */
  forgotPasswordHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof stopWithdrawalsForm>>;
}

/**
 * Form that stops withdrawals after an intruder's change to the account, in a `Dialog` titled 'Stop
 * withdrawals'.
 *
 * **When not to use it:** to end a single session, use a `SessionsList`.
 *
 * **Do:** Offer a single button that works without signing in: the member may be locked out.
 *
 * **Don't:** Ask for a reason, or for a password, which an intruder may have changed.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | on the button: stops withdrawals |
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
  const text = useTexts(stopWithdrawalsForm, texts);
  const { form } = useDraft<WithdrawalStop>({
    initial: { token },
    problems: () => problems({ token }),
    errors,
    pending,
    onSubmit: () => onSubmit({ token }),
  });

  const titleRef = useOutcomeFocus(state === 'stopped');
  const expiredRef = useOutcomeFocus<HTMLDivElement>(state === 'expired');

  return (
    <Form
      {...rest}
      draft={form}
      data-state={state}
      error={state === 'asking' ? error : undefined}
      submit={state === 'asking' ? text.submit : undefined}
      pending={pending}
      pendingText={text.pending}
    >
      {state === 'asking' && (
        <>
          <Text>{text.lead}</Text>
          <Notice tone="warning">{text.effect}</Notice>
        </>
      )}
      {state === 'stopped' && (
        <FormOutcome icon={ShieldCheck} title={text.stoppedTitle} titleRef={titleRef}>
          <Text>{text.stopped}</Text>
        </FormOutcome>
      )}
      {state === 'expired' && (
        <Notice ref={expiredRef} tabIndex={-1} tone="warning" role="alert">
          {text.expired}
        </Notice>
      )}
      {state !== 'asking' && (
        <ButtonLink wide size="large" href={forgotPasswordHref}>
          {text.newPassword}
        </ButtonLink>
      )}
    </Form>
  );
}
