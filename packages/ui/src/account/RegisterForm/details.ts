import {
  EMAIL_SHAPE,
  meetsRules,
  MESSAGES as WORDS,
  type PasswordRule,
} from '@platform/rules/fields';
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
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

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

/** The sentences `checkDetails` answers with. */
export const MESSAGES = {
  name: WORDS.personName,
  email: WORDS.email,
  password: 'Please choose a password that meets all requirements.',
  confirm_password: WORDS.notTheSame,
  phone: 'Please enter your phone number.',
};

/** What can be told before asking the server; the server has the last word. */
export function checkDetails(
  details: Details,
  rules: readonly PasswordRule[],
  messages: typeof MESSAGES,
): RegistrationErrors {
  const { name, email, password, confirm_password, phone } = toRegistration(details);
  const holds: [field: keyof typeof MESSAGES, holds: boolean][] = [
    ['name', name !== ''],
    ['email', EMAIL_SHAPE.test(email)],
    ['password', meetsRules(password, rules)],
    ['confirm_password', password === confirm_password],
    ['phone', phone !== ''],
  ];
  return Object.fromEntries(
    holds.filter(([, right]) => !right).map(([field]) => [field, messages[field]]),
  );
}
