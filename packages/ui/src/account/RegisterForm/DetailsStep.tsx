'use client';

import type { registerForm } from '@platform/messages/registerForm';
import type { PasswordRule } from '@platform/rules/fields';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { PhoneField, type PhoneFieldProps } from '../../primitives/PhoneField/PhoneField';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import type { TextsOf } from '../../theme/Messages';
import { PasswordRules } from '../PasswordRules/PasswordRules';
import type { Details } from './details';
import * as styles from './RegisterForm.css';

type TextName = Exclude<keyof Details, 'phone'>;

export interface DetailsStepProps {
  /** Returns the props for a text field: the function `text` of `useDraft`. */
  field: (
    name: TextName,
    own: TextFieldProps & PasswordFieldProps,
  ) => TextFieldProps & PasswordFieldProps;
  phone: PhoneFieldProps;
  /** Password as typed so far, to check against the rules. */
  password: string;
  rules: readonly PasswordRule[];
  texts: TextsOf<typeof registerForm>;
}

export function DetailsStep({ field, phone, password, rules, texts }: DetailsStepProps) {
  return (
    <>
      <TextField
        {...field('sponsorCode', {
          label: texts.inviteCode,
          hint: texts.inviteCodeHint,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
        })}
      />
      <TextField {...field('name', { label: texts.name, required: true, autoComplete: 'name' })} />
      <TextField
        {...field('email', {
          label: texts.email,
          required: true,
          type: 'email',
          autoComplete: 'email',
        })}
      />
      <div className={styles.password}>
        <PasswordField
          {...field('password', {
            label: texts.password,
            required: true,
            autoComplete: 'new-password',
          })}
        />
        <PasswordRules password={password} rules={rules} />
      </div>
      <PasswordField
        {...field('confirmation', {
          label: texts.confirmPassword,
          required: true,
          autoComplete: 'new-password',
        })}
      />
      <PhoneField {...phone} />
    </>
  );
}
