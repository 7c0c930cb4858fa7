'use client';

import type { PasswordRule } from '@platform/rules/fields';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { PhoneField } from '../../primitives/PhoneField/PhoneField';
import { TextField } from '../../primitives/TextField/TextField';
import { PasswordRules } from '../PasswordRules/PasswordRules';
import type { Details, RegistrationErrors } from './details';
import * as styles from './RegisterForm.css';
import type { RegisterTexts } from './texts';

export interface DetailsStepProps {
  details: Details;
  onDetailsChange: (details: Details) => void;
  errors: RegistrationErrors;
  rules: readonly PasswordRule[];
  texts: RegisterTexts;
}

/** Step 1 of a registration: who registers. */
export function DetailsStep({ details, onDetailsChange, errors, rules, texts }: DetailsStepProps) {
  const field = (name: Exclude<keyof Details, 'phone'>) => ({
    name,
    value: details[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      onDetailsChange({ ...details, [name]: event.target.value }),
  });
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
        <PasswordRules password={details.password} rules={rules} />
      </div>
      <PasswordField
        {...field('confirm_password')}
        label={texts.confirmPasswordLabel}
        required
        autoComplete="new-password"
      />
      <PhoneField
        name="phone"
        label={texts.phoneLabel}
        required
        value={details.phone}
        error={errors.phone}
        onValueChange={(phone) => onDetailsChange({ ...details, phone })}
      />
    </>
  );
}
