'use client';

import { EMAIL_SHAPE, MESSAGES } from '@platform/rules/fields';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { FormPartProps } from '../../layout/Form/formPart';
import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { TextField } from '../../primitives/TextField/TextField';
import * as styles from './ForgotPasswordForm.css';

/** Whose password is forgotten. */
export interface ForgottenPassword {
  email: string;
}

const TEXTS = {
  lead: 'Enter the email address of your account. We send it a link to set a new password.',
  email: 'Email',
  submit: 'Send the link',
  pending: 'Please wait...',
  sentTitle: 'Look in your mail',
  sent: 'If an account has the address below, a link to set a new password is on its way to it.',
  sentHint: 'Nothing there after a few minutes? Look in the spam folder, or send the link again.',
  again: 'Send the link again',
  anotherAddress: 'Use another address',
  signIn: 'Back to Sign In',
};

export interface ForgotPasswordFormProps extends FormPartProps<ForgottenPassword> {
  /**
   * The server has taken the request: the form says where to look, in the same words whether or not
   * an account has the address.
   * @default false
   */
  sent?: boolean;
  /** Called to ask for the link under another address. Set `sent` to false. */
  onAnotherAddress: () => void;
  /**
   * The address that stands in the field from the start.
   * @default ''
   */
  defaultEmail?: string;
  /** Where the sign-in is. A member who is signed in already needs no way there. */
  signInHref?: string | undefined;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

const findProblems = ({ email }: ForgottenPassword): Problems<ForgottenPassword> =>
  EMAIL_SHAPE.test(email.trim()) ? {} : { email: MESSAGES.email };

/**
 * Asks for a link to set a new password. It stands in a `Dialog` titled 'Forgot Password'.
 *
 * **When not to use it:** for a member who is signed in and knows the password; use a
 * `ChangePasswordForm`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | sends the link |
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
  ...rest
}: ForgotPasswordFormProps) {
  const label = { ...TEXTS, ...texts };
  const { draft, form, text } = useDraft<ForgottenPassword>({
    initial: { email: defaultEmail },
    problems,
    errors,
    pending,
    onSubmit,
  });

  // The field that had the focus is gone: the message takes it, and is read out.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(sent);
  useEffect(() => {
    if (sent && !shown.current) heading.current?.focus();
    shown.current = sent;
  }, [sent]);

  return (
    <Form
      {...rest}
      draft={form}
      data-state={sent ? 'sent' : 'asking'}
      error={error}
      submit={sent ? undefined : label.submit}
      pending={pending}
      pendingText={label.pending}
      footer={
        signInHref !== undefined && (
          <Link href={signInHref} look="standalone">
            {label.signIn}
          </Link>
        )
      }
    >
      {sent ? (
        <div className={styles.sent}>
          <MailCheck aria-hidden className={styles.icon} />
          <Heading ref={heading} tabIndex={-1} level={3} className={styles.title}>
            {label.sentTitle}
          </Heading>
          <Text>{label.sent}</Text>
          <Text weight="strong">{draft.email}</Text>
          <Text size="s" tone="muted">
            {label.sentHint}
          </Text>
          <div className={styles.actions}>
            <Button type="submit" tone="neutral" pending={pending} pendingText={label.pending}>
              {label.again}
            </Button>
            <Button tone="quiet" onClick={onAnotherAddress}>
              {label.anotherAddress}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <Text tone="muted">{label.lead}</Text>
          <TextField
            {...text('email')}
            label={label.email}
            required
            type="email"
            autoComplete="email"
          />
        </>
      )}
    </Form>
  );
}
