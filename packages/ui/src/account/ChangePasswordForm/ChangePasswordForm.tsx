'use client';

import { changePasswordForm } from '@platform/messages/changePasswordForm';
import { PASSWORD_RULES, type PasswordRule } from '@platform/rules/fields';
import type { PartProps } from '../../internal/mergeProps';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { useTexts, type TextsOf } from '../../theme/Messages';
import {
  newPasswordProblems,
  type NewPassword,
  type NewPasswordSlots,
} from '../newPassword/newPassword';
import { NewPasswordFields } from '../newPassword/NewPasswordFields';

export interface PasswordChange extends NewPassword {
  current: string;
}

export interface ChangePasswordFormSlots extends NewPasswordSlots {
  current?: PartProps<PasswordFieldProps> | undefined;
}

export interface ChangePasswordFormProps extends DraftFormProps<
  PasswordChange,
  ChangePasswordFormSlots
> {
  /**
   * Password rules.
   * @default PASSWORD_RULES from `@platform/rules/fields` (the specification)
   */
  rules?: readonly PasswordRule[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof changePasswordForm>>;
}

const findProblems = (
  draft: PasswordChange,
  rules: readonly PasswordRule[],
): Problems<PasswordChange> => ({
  ...(draft.current === '' && { current: { code: 'noPassword' } }),
  ...newPasswordProblems(draft, rules),
});

/**
 * Form to change a password, for members who know the current one.
 *
 * **When not to use it:** for the TXN password, use a `TxnPasswordForm`.
 *
 * **Do:** Change the `key` of the form after success to empty its fields.
 *
 * **Don't:** Show the new password, even to its owner.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | changes the password |
 */
export function ChangePasswordForm({
  onSubmit,
  pending = false,
  error,
  errors,
  rules = PASSWORD_RULES,
  problems = (draft) => findProblems(draft, rules),
  texts,
  slotProps,
  ...rest
}: ChangePasswordFormProps) {
  const text = useTexts(changePasswordForm, texts);
  const { form, text: field } = useDraft<PasswordChange>({
    initial: { current: '', password: '', confirmation: '' },
    problems,
    errors,
    pending,
    slotProps,
    onSubmit,
  });
  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      error={error}
      submit={text.submit}
      pending={pending}
      pendingText={text.pending}
    >
      <PasswordField
        {...field('current', {
          label: text.current,
          required: true,
          autoComplete: 'current-password',
        })}
      />
      <NewPasswordFields field={field} rules={rules} texts={text} />
    </Form>
  );
}
