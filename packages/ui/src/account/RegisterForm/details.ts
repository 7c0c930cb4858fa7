import {
  EMAIL_SHAPE,
  meetsRules,
  nameProblem,
  type PasswordRule,
  type Problem,
} from '@platform/rules/fields';
import type { Registration } from '@platform/rules/models';
import { toInternational, type PhoneNumber } from '../../primitives/PhoneField/callingCodes';

export type RegistrationField = keyof Registration;

export type RegistrationErrors = Partial<Record<RegistrationField, Problem | string>>;

/** Draft of step 1. The phone number has two parts. */
export type Details = Omit<Registration, 'phone'> & { phone: PhoneNumber };

export const emptyDetails = (sponsor: string, country: string): Details => ({
  sponsorCode: sponsor,
  name: '',
  email: '',
  password: '',
  confirmation: '',
  phone: { country, number: '' },
});

export const toRegistration = (details: Details): Registration => ({
  ...details,
  sponsorCode: details.sponsorCode.trim(),
  name: details.name.trim(),
  email: details.email.trim(),
  phone: toInternational(details.phone),
});

export function checkDetails(details: Details, rules: readonly PasswordRule[]): RegistrationErrors {
  const { name, email, password, confirmation, phone } = toRegistration(details);
  const wrongName = nameProblem(name);
  return {
    ...(wrongName && { name: wrongName }),
    ...(!EMAIL_SHAPE.test(email) && { email: { code: email ? 'invalidEmail' : 'noEmail' } }),
    ...(!meetsRules(password, rules) && { password: { code: 'unmetPasswordRules' } }),
    ...(password !== confirmation && { confirmation: { code: 'passwordsDiffer' } }),
    ...(phone === '' && { phone: { code: 'noPhone' } }),
  };
}
