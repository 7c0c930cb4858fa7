import { EMAIL_SHAPE, meetsRules, type PasswordRule, type Problem } from '@platform/rules/fields';
import { toInternational, type PhoneNumber } from '../../primitives/PhoneField/callingCodes';

/** What a registration sends, under the specification's names. */
export interface Registration {
  /** The sponsor's code, '' without a sponsor. */
  invite_code: string;
  name: string;
  email: string;
  password: string;
  confirm_password: string;
  /** With the country's calling code: '+919876543210'. */
  phone: string;
}

/** A field of step 1. */
export type RegistrationField = keyof Registration;

/** What is wrong, by field. */
export type RegistrationErrors = Partial<Record<RegistrationField, Problem | string>>;

/** Step 1 as typed so far: the phone number still in its two parts. */
export type Details = Omit<Registration, 'phone'> & { phone: PhoneNumber };

export const emptyDetails = (sponsor: string): Details => ({
  invite_code: sponsor,
  name: '',
  email: '',
  password: '',
  confirm_password: '',
  phone: { country: 'IN', number: '' },
});

/** What is sent for what was typed. */
export const toRegistration = (details: Details): Registration => ({
  ...details,
  invite_code: details.invite_code.trim(),
  name: details.name.trim(),
  email: details.email.trim(),
  phone: toInternational(details.phone),
});

/** What can be told before asking the server; the server has the last word. */
export function checkDetails(details: Details, rules: readonly PasswordRule[]): RegistrationErrors {
  const { name, email, password, confirm_password, phone } = toRegistration(details);
  return {
    ...(name === '' && { name: { code: 'noName' } }),
    ...(!EMAIL_SHAPE.test(email) && { email: { code: 'invalidEmail' } }),
    ...(!meetsRules(password, rules) && { password: { code: 'unmetPasswordRules' } }),
    ...(password !== confirm_password && { confirm_password: { code: 'passwordsDiffer' } }),
    ...(phone === '' && { phone: { code: 'noPhone' } }),
  };
}
