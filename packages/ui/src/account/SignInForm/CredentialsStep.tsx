import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField } from '../../primitives/TextField/TextField';
import * as styles from './SignInForm.css';
import type { SignInTexts } from './texts';

/** What the first step asks for, as typed. */
export interface NameAndPassword {
  code: string;
  password: string;
}

interface CredentialsStepProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  onSubmit: (typed: NameAndPassword) => void;
  /** What stands in the fields at first. */
  typed: NameAndPassword;
  pending: boolean;
  error: string | undefined;
  forgotPasswordHref: string | undefined;
  registerHref: string;
  texts: SignInTexts;
}

/** Name and password, empty or not: the server judges them. */
export function CredentialsStep({
  onSubmit,
  typed,
  pending,
  error,
  forgotPasswordHref,
  registerHref,
  texts,
  className,
  ...rest
}: CredentialsStepProps) {
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
        label={texts.code}
        name="code"
        defaultValue={typed.code}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.password}>
        <PasswordField
          label={texts.password}
          name="password"
          defaultValue={typed.password}
          required
          autoComplete="current-password"
        />
        {forgotPasswordHref && (
          <Link href={forgotPasswordHref} look="standalone" className={styles.forgot}>
            {texts.forgotPassword}
          </Link>
        )}
      </div>
      <Button
        type="submit"
        size="large"
        wide
        pending={pending}
        pendingText={texts.pending}
        className={styles.submit}
      >
        {texts.submit}
      </Button>
      <Link href={registerHref} look="standalone" className={styles.register}>
        {texts.register}
      </Link>
    </form>
  );
}
