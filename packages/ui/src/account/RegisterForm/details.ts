import {
  EMAIL_SHAPE,
  meetsRules,
  nameProblem,
  type PasswordRule,
  type Problem,
} from '@platform/rules/fields';
import type { Registration } from '@platform/rules/models';
import { toInternational, type PhoneNumber } from '../../primitives/PhoneField/callingCodes';

/** A field of step 1. */
export type RegistrationField = keyof Registration;

/** What is wrong, by field. */
export type RegistrationErrors = Partial<Record<RegistrationField, Problem | string>>;

/** Step 1 as typed so far: the phone number still in its two parts. */
export type Details = Omit<Registration, 'phone'> & { phone: PhoneNumber };

export const emptyDetails = (sponsor: string, country: string): Details => ({
  sponsorCode: sponsor,
  name: '',
  email: '',
  password: '',
  confirmation: '',
  phone: { country, number: '' },
});

/** What is sent for what was typed. */
export const toRegistration = (details: Details): Registration => ({
  ...details,
  sponsorCode: details.sponsorCode.trim(),
  name: details.name.trim(),
  email: details.email.trim(),
  phone: toInternational(details.phone),
});

/** What can be told before asking the server; the server has the last word. */
export function checkDetails(details: Details, rules: readonly PasswordRule[]): RegistrationErrors {
  const { name, email, password, confirmation, phone } = toRegistration(details);
  const wrongName = nameProblem(name);
  return {
    ...(wrongName && { name: wrongName }),
    ...(!EMAIL_SHAPE.test(email) && { email: { code: 'invalidEmail' } }),
    ...(!meetsRules(password, rules) && { password: { code: 'unmetPasswordRules' } }),
    ...(password !== confirmation && { confirmation: { code: 'passwordsDiffer' } }),
    ...(phone === '' && { phone: { code: 'noPhone' } }),
  };
}
