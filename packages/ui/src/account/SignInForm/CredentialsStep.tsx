import type { signInForm } from '@platform/messages/signInForm';
import { Form, type FormProps } from '../../layout/Form/Form';
import { Link } from '../../primitives/Link/Link';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import type { TextsOf } from '../../theme/Messages';
import * as styles from './SignInForm.css';

interface CredentialsStepProps extends FormProps {
  /** Returns the props for a text field: the function `text` of `useDraft`. */
  field: (
    name: 'code' | 'password',
    own: TextFieldProps & PasswordFieldProps,
  ) => TextFieldProps & PasswordFieldProps;
  forgotPasswordHref: string | undefined;
  registerHref: string;
  texts: TextsOf<typeof signInForm>;
}

/** First step. The server checks empty fields too, so the browser does not validate them. */
export function CredentialsStep({
  field,
  forgotPasswordHref,
  registerHref,
  texts,
  ...rest
}: CredentialsStepProps) {
  return (
    <Form
      {...rest}
      submit={texts.submit}
      pendingText={texts.pending}
      footer={
        <Link href={registerHref} look="standalone">
          {texts.register}
        </Link>
      }
    >
      <TextField
        {...field('code', {
          label: texts.code,
          required: true,
          autoComplete: 'username',
          autoCapitalize: 'none',
          spellCheck: false,
        })}
      />
      <div className={styles.password}>
        <PasswordField
          {...field('password', {
            label: texts.password,
            required: true,
            autoComplete: 'current-password',
          })}
        />
        {forgotPasswordHref && (
          <Link href={forgotPasswordHref} look="standalone" className={styles.forgot}>
            {texts.forgotPassword}
          </Link>
        )}
      </div>
    </Form>
  );
}
