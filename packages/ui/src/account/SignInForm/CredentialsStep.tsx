import type { signInForm } from '@platform/messages/signInForm';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import type { TextsOf } from '../../theme/Messages';
import * as styles from './SignInForm.css';

interface CredentialsStepProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** The props of a field that is a line of text. */
  field: (
    name: 'code' | 'password',
  ) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  pending: boolean;
  error: string | undefined;
  forgotPasswordHref: string | undefined;
  registerHref: string;
  texts: TextsOf<typeof signInForm>;
}

/** Name and password, empty or not: the server judges them. */
export function CredentialsStep({
  field,
  pending,
  error,
  forgotPasswordHref,
  registerHref,
  texts,
  className,
  ...rest
}: CredentialsStepProps) {
  return (
    <form {...rest} className={classNames(styles.root, className)}>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <TextField
        {...field('code')}
        label={texts.code}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.password}>
        <PasswordField
          {...field('password')}
          label={texts.password}
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
