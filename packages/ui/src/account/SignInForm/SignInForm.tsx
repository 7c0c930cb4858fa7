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

/** Props for the parts and the fields of a `SignInForm`, merged with its own props. */
export interface SignInFormSlots extends CodeStepSlots {
  /** User name or e-mail address, in the first step. */
  code?: PartProps<TextFieldProps> | undefined;
  /** Password, in the first step. */
  password?: PartProps<PasswordFieldProps> | undefined;
}

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /**
   * Called with the input, even if it is empty, because the server checks it. In the second step it
   * includes the code of the authenticator app, or a recovery code.
   */
  onSubmit: (credentials: Credentials) => void;
  /**
   * True if the password was correct and the member has two-factor authentication: the second step
   * asks for a code.
   * @default false
   */
  asksForCode?: boolean;
  /** Called to return to the first step, which has kept its input. */
  onBack?: () => void;
  /**
   * True while the credentials are being sent; the button ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Error message of the server. In the second step it is shown at the code. */
  error?: string | undefined;
  /** Address where a forgotten password is reset. Without it there is no link. */
  forgotPasswordHref?: string;
  registerHref: string;
  /**
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof signInForm>>;
  /**
   * Props for individual parts and fields, by name: `{ code: { autoFocus: true } }`.
   * @default {}
   */
  slotProps?: SignInFormSlots | undefined;
}

/**
 * Signs a member in, with a second step for two-factor authentication. Shown in a `Dialog` titled
 * 'Sign In'.
 *
 * **When not to use it:** to confirm an action of a signed-in member; use an `OtpDialog`.
 *
 * **Do:** Let password managers fill it in, and do not say which of the two fields is wrong.
 *
 * **Don't:** List the rules of passwords: here they help only attackers who guess.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | sends the form |
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

  // A new step focuses its first field, because the previously focused one is gone.
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
