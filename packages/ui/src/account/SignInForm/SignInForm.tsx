'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField } from '../../primitives/TextField/TextField';
import * as styles from './SignInForm.css';

/** What a member signs in with, as typed. */
export interface Credentials {
  /** Email or user name. */
  code: string;
  password: string;
}

const TEXTS = {
  code: 'Email & Username',
  password: 'Password',
  submit: 'sign in',
  pending: 'Please wait...',
  forgotPassword: 'Forgot Password',
  register: 'Register an Account',
};

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Called with what was typed, empty or not: the server judges it. */
  onSubmit: (credentials: Credentials) => void;
  /**
   * The credentials are on their way; the button ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Why it failed, in the server's words. */
  error?: string | undefined;
  /** Where a forgotten password is replaced. Without it there is no such link. */
  forgotPasswordHref?: string;
  registerHref: string;
  /**
   * The texts that differ from the specification's.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

/**
 * Signs a member in. It stands in a `Dialog` titled 'Sign In'.
 *
 * **When not to use it:** to confirm one step of a member who is signed in; ask for a code instead.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | sends the form |
 */
export function SignInForm({
  onSubmit,
  pending = false,
  error,
  forgotPasswordHref,
  registerHref,
  texts,
  className,
  ...rest
}: SignInFormProps) {
  const text = { ...TEXTS, ...texts };
  return (
    <form
      {...rest}
      noValidate
      className={classNames(styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSubmit({ code: String(data.get('code')), password: String(data.get('password')) });
      }}
    >
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <TextField
        label={text.code}
        name="code"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.password}>
        <PasswordField
          label={text.password}
          name="password"
          required
          autoComplete="current-password"
        />
        {forgotPasswordHref && (
          <Link href={forgotPasswordHref} look="standalone" className={styles.forgot}>
            {text.forgotPassword}
          </Link>
        )}
      </div>
      <Button
        type="submit"
        size="large"
        wide
        pending={pending}
        pendingText={text.pending}
        className={styles.submit}
      >
        {text.submit}
      </Button>
      <Link href={registerHref} look="standalone" className={styles.register}>
        {text.register}
      </Link>
    </form>
  );
}
