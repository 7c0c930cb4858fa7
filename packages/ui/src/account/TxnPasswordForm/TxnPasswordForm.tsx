'use client';

import { txnPasswordForm } from '@platform/messages/txnPasswordForm';
import { PASSWORD_RULES, type PasswordRule } from '@platform/rules/fields';
import type { PartProps } from '../../internal/mergeProps';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import {
  newPasswordProblems,
  type NewPassword,
  type NewPasswordSlots,
} from '../newPassword/newPassword';
import { NewPasswordFields } from '../newPassword/NewPasswordFields';

export interface TxnPasswordChange extends NewPassword {
  /** Current TXN password; empty if the member has none. */
  current: string;
}

export interface TxnPasswordFormSlots extends NewPasswordSlots {
  current?: PartProps<PasswordFieldProps> | undefined;
}

export interface TxnPasswordFormProps extends DraftFormProps<
  TxnPasswordChange,
  TxnPasswordFormSlots
> {
  /** True if the member already has a TXN password, which the form asks for before a change. */
  exists: boolean;
  /**
   * Password rules.
   * @default PASSWORD_RULES from `@platform/rules/fields` (the specification)
   */
  rules?: readonly PasswordRule[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof txnPasswordForm>>;
}

const findProblems = (
  draft: TxnPasswordChange,
  exists: boolean,
  rules: readonly PasswordRule[],
): Problems<TxnPasswordChange> => ({
  ...(exists && draft.current === '' && { current: { code: 'noTxnPassword' } }),
  ...newPasswordProblems(draft, rules),
});

/**
 * Form to set or change the member's TXN password. Change the `key` of the form after success to empty
 * its fields.
 *
 * **When not to use it:** for the sign-in password, use a `ChangePasswordForm`.
 *
 * **Do:** Explain the purpose of the TXN password.
 *
 * **Don't:** Label the field only "Password": members would use the same password for both.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | sets or changes the TXN password |
 */
export function TxnPasswordForm({
  onSubmit,
  pending = false,
  error,
  errors,
  exists,
  rules = PASSWORD_RULES,
  problems = (draft) => findProblems(draft, exists, rules),
  texts,
  slotProps,
  ...rest
}: TxnPasswordFormProps) {
  const text = useTexts(txnPasswordForm, texts);
  const { form, text: field } = useDraft<TxnPasswordChange>({
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
      data-state={exists ? 'change' : 'set'}
      error={error}
      submit={exists ? text.change : text.set}
      pending={pending}
      pendingText={text.pending}
    >
      <Text size="s" tone="muted">
        {text.lead}
      </Text>
      {exists && (
        <PasswordField
          {...field('current', { label: text.current, required: true, autoComplete: 'off' })}
        />
      )}
      <NewPasswordFields field={field} rules={rules} texts={text} />
    </Form>
  );
}
