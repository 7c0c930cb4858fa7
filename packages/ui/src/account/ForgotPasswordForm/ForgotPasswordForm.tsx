'use client';

import { forgotPasswordForm } from '@platform/messages/forgotPasswordForm';
import { EMAIL_SHAPE } from '@platform/rules/fields';
import { MailCheck } from 'lucide-react';
import type { PartProps } from '../../internal/mergeProps';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { FormOutcome, useOutcomeFocus } from '../formOutcome/FormOutcome';
import * as styles from './ForgotPasswordForm.css';

export interface ForgottenPassword {
  email: string;
}

export interface ForgotPasswordFormSlots extends FormSlots {
  /** Email address that receives the link. */
  email?: PartProps<TextFieldProps> | undefined;
}

export interface ForgotPasswordFormProps extends DraftFormProps<
  ForgottenPassword,
  ForgotPasswordFormSlots
> {
  /**
   * True once the server has accepted the request. The form then tells members to check their
   * inbox.
   * @default false
   */
  sent?: boolean;
  /**
   * Called when the user wants to use a different address. The caller then sets `sent` to `false`.
   */
  onAnotherAddress: () => void;
  /**
   * Initial value of the address field.
   * @default ''
   */
  defaultEmail?: string;
  /** URL of the sign-in dialog. Omit it for signed-in members. */
  signInHref?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof forgotPasswordForm>>;
}

const findProblems = ({ email }: ForgottenPassword): Problems<ForgottenPassword> =>
  EMAIL_SHAPE.test(email.trim()) ? {} : { email: { code: 'invalidEmail' } };

/**
 * Form that requests a password reset link, in a `Dialog` titled 'Forgot Password'.
 *
 * **When not to use it:** for a signed-in member who knows the password, use a
 * `ChangePasswordForm`.
 *
 * **Do:** Show the same text for every address.
 *
 * **Don't:** Reveal which addresses have accounts.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | requests the link |
 */
export function ForgotPasswordForm({
  onSubmit,
  pending = false,
  error,
  errors,
  problems = findProblems,
  sent = false,
  onAnotherAddress,
  defaultEmail = '',
  signInHref,
  texts,
  slotProps,
  ...rest
}: ForgotPasswordFormProps) {
  const text = useTexts(forgotPasswordForm, texts);
  const {
    draft,
    form,
    text: field,
  } = useDraft<ForgottenPassword>({
    initial: { email: defaultEmail },
    problems,
    errors,
    pending,
    slotProps,
    onSubmit,
  });

  const titleRef = useOutcomeFocus(sent);

  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      data-state={sent ? 'sent' : 'asking'}
      error={error}
      submit={sent ? undefined : text.submit}
      pending={pending}
      pendingText={text.pending}
      footer={
        signInHref !== undefined && (
          <Link href={signInHref} look="standalone">
            {text.signIn}
          </Link>
        )
      }
    >
      {sent ? (
        <FormOutcome icon={MailCheck} title={text.sentTitle} titleRef={titleRef}>
          <Text>{text.sent}</Text>
          <Text weight="strong">{draft.email}</Text>
          <Text size="s" tone="muted">
            {text.sentHint}
          </Text>
          <div className={styles.actions}>
            <Button type="submit" tone="neutral" pending={pending} pendingText={text.pending}>
              {text.again}
            </Button>
            <Button tone="quiet" onClick={onAnotherAddress}>
              {text.anotherAddress}
            </Button>
          </div>
        </FormOutcome>
      ) : (
        <>
          <Text tone="muted">{text.lead}</Text>
          <TextField
            {...field('email', {
              label: text.email,
              required: true,
              type: 'email',
              autoComplete: 'email',
            })}
          />
        </>
      )}
    </Form>
  );
}
