'use client';

import { signInForm } from '@platform/messages/signInForm';
import type { Credentials } from '@platform/rules/models';
import { useEffect, useRef, type ComponentProps } from 'react';
import type { PartProps } from '../../internal/mergeProps';
import { useDraft } from '../../internal/useDraft';
import { useMergedRef } from '../../internal/useMergedRef';
import type { PasswordFieldProps } from '../../primitives/PasswordField/PasswordField';
import type { TextFieldProps } from '../../primitives/TextField/TextField';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { CodeStep, type CodeStepSlots } from './CodeStep';
import { CredentialsStep } from './CredentialsStep';

export interface SignInFormSlots extends CodeStepSlots {
  /** User name or email address, in the first step. */
  code?: PartProps<TextFieldProps> | undefined;
  /** Password, in the first step. */
  password?: PartProps<PasswordFieldProps> | undefined;
}

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /**
   * Called with the draft, even an empty one, because the server validates it. In the second step,
   * the draft includes a code from the authenticator app, or a recovery code.
   */
  onSubmit: (credentials: Credentials) => void;
  /**
   * True if the second step asks for a two-factor authentication code.
   * @default false
   */
  asksForCode?: boolean;
  /** Called when the user returns to the first step, which keeps the typed values. */
  onBack?: () => void;
  /**
   * True while the credentials are being submitted, during which the button ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Error message from the server. The second step shows the message at the code field. */
  error?: string | undefined;
  /** URL of the password reset form. If omitted, no link is shown. */
  forgotPasswordHref?: string;
  registerHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof signInForm>>;
  /**
   * Props for the parts and fields, such as `{ code: { autoFocus: true } }`.
   * @default {}
   */
  slotProps?: SignInFormSlots | undefined;
}

/**
 * Sign-in form, in a `Dialog` titled 'Sign In'. Two-factor authentication adds a second step.
 *
 * **When not to use it:** to confirm an action of a signed-in member, use an `OtpDialog`.
 *
 * **Do:** Let password managers fill in the form, and do not reveal which field is wrong.
 *
 * **Don't:** List the password rules: they would help attackers guess.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | submits the form |
 */
export function SignInForm({
  onSubmit,
  asksForCode = false,
  onBack,
  pending = false,
  error,
  forgotPasswordHref,
  registerHref,
  texts,
  slotProps,
  ref,
  ...rest
}: SignInFormProps) {
  const text = useTexts(signInForm, texts);
  const {
    draft,
    form,
    text: field,
  } = useDraft({
    initial: { code: '', password: '' },
    problems: () => ({}),
    pending,
    slotProps,
    onSubmit,
  });
  const root = useMergedRef(form.ref, ref);

  // Focuses the first field of a new step, because the focused field has disappeared.
  const shown = useRef(asksForCode);
  useEffect(() => {
    if (shown.current === asksForCode) return;
    shown.current = asksForCode;
    form.ref.current?.querySelector('input')?.focus();
  }, [asksForCode, form.ref]);

  if (asksForCode) {
    return (
      <CodeStep
        {...rest}
        ref={root}
        onSubmit={(otp) => onSubmit({ ...draft, otp })}
        onBack={onBack}
        pending={pending}
        error={error}
        texts={text}
        slotProps={slotProps}
      />
    );
  }
  return (
    <CredentialsStep
      {...rest}
      ref={ref}
      draft={form}
      field={field}
      pending={pending}
      error={error}
      forgotPasswordHref={forgotPasswordHref}
      registerHref={registerHref}
      texts={text}
      slotProps={slotProps}
    />
  );
}
