'use client';

import type { PasswordRule } from '@platform/rules/fields';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { PhoneField, type PhoneFieldProps } from '../../primitives/PhoneField/PhoneField';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import { PasswordRules } from '../PasswordRules/PasswordRules';
import type { Details } from './details';
import * as styles from './RegisterForm.css';
import type { RegisterTexts } from './texts';

/** A field of the details that is a line of text. */
type TextName = Exclude<keyof Details, 'phone'>;

export interface DetailsStepProps {
  /** The props of a line of text, by its name. */
  field: (name: TextName) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  phone: Pick<PhoneFieldProps, 'value' | 'error' | 'onValueChange'>;
  /** The password as typed, whose rules are ticked off. */
  password: string;
  rules: readonly PasswordRule[];
  texts: RegisterTexts;
}

/** Step 1 of a registration: who registers. */
export function DetailsStep({ field, phone, password, rules, texts }: DetailsStepProps) {
  return (
    <>
      <TextField
        {...field('invite_code')}
        label={texts.inviteCodeLabel}
        hint={texts.inviteCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...field('name')} label={texts.nameLabel} required autoComplete="name" />
      <TextField
        {...field('email')}
        label={texts.emailLabel}
        required
        type="email"
        autoComplete="email"
      />
      <div className={styles.password}>
        <PasswordField
          {...field('password')}
          label={texts.passwordLabel}
          required
          autoComplete="new-password"
        />
        <PasswordRules password={password} rules={rules} />
      </div>
      <PasswordField
        {...field('confirm_password')}
        label={texts.confirmPasswordLabel}
        required
        autoComplete="new-password"
      />
      <PhoneField {...phone} name="phone" label={texts.phoneLabel} required />
    </>
  );
}
