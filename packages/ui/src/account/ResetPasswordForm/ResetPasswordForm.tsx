'use client';

import { resetPasswordForm } from '@platform/messages/resetPasswordForm';
import { PASSWORD_RULES, type PasswordRule } from '@platform/rules/fields';
import { useDraft } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts, type TextsOf } from '../../theme/Messages';
import {
  newPasswordProblems,
  type NewPassword,
  type NewPasswordSlots,
} from '../newPassword/newPassword';
import { useOutcomeFocus } from '../formOutcome/FormOutcome';
import { NewPasswordFields } from '../newPassword/NewPasswordFields';

export interface PasswordReset extends NewPassword {
  token: string;
}

export type ResetPasswordFormSlots = NewPasswordSlots;

export interface ResetPasswordFormProps extends DraftFormProps<
  PasswordReset,
  ResetPasswordFormSlots
> {
  /** Token from the link in the email. */
  token: string;
  /**
   * True if the link has expired. The form then offers to send a new link.
   * @default false
   */
  expired?: boolean;
  /** URL of the form to request a new link. */
  forgotPasswordHref: string;
  /**
   * Password rules.
   * @default PASSWORD_RULES from `@platform/rules/fields` (the specification)
   */
  rules?: readonly PasswordRule[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof resetPasswordForm>>;
}

/**
 * Form to set a new password, for members who have opened the link in the email.
 *
 * **When not to use it:** for members who know their password, use a `ChangePasswordForm`.
 *
 * **Do:** Ask only for the new password.
 *
 * **Don't:** Show "Invalid request" for an expired link.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | sets the password |
 */
export function ResetPasswordForm({
  onSubmit,
  pending = false,
  error,
  errors,
  token,
  expired = false,
  forgotPasswordHref,
  rules = PASSWORD_RULES,
  problems = (draft) => newPasswordProblems(draft, rules),
  texts,
  slotProps,
  ...rest
}: ResetPasswordFormProps) {
  const text = useTexts(resetPasswordForm, texts);
  const { form, text: field } = useDraft<NewPassword>({
    initial: { password: '', confirmation: '' },
    problems: (draft) => problems({ token, ...draft }),
    errors,
    pending,
    slotProps,
    onSubmit: (draft) => onSubmit({ token, ...draft }),
  });
  const expiredRef = useOutcomeFocus<HTMLDivElement>(expired);
  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      data-state={expired ? 'expired' : 'open'}
      error={expired ? undefined : error}
      submit={expired ? undefined : text.submit}
      pending={pending}
      pendingText={text.pending}
    >
      {expired ? (
        <>
          <Notice ref={expiredRef} tabIndex={-1} tone="warning" role="alert">
            {text.expired}
          </Notice>
          <ButtonLink wide size="large" href={forgotPasswordHref}>
            {text.newLink}
          </ButtonLink>
        </>
      ) : (
        <NewPasswordFields field={field} rules={rules} texts={text} />
      )}
    </Form>
  );
}
