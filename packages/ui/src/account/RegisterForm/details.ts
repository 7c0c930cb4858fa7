import type { registerForm } from '@platform/messages/registerForm';
import {
  EMAIL_SHAPE,
  meetsRules,
  MESSAGES as WORDS,
  type PasswordRule,
} from '@platform/rules/fields';
import { toInternational, type PhoneNumber } from '../../primitives/PhoneField/callingCodes';
import type { TextsOf } from '../../theme/Messages';

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

/** What is told of a field that has a problem. */
const messagesOf = (texts: TextsOf<typeof registerForm>) => ({
  name: WORDS.personName,
  email: WORDS.email,
  password: texts.passwordWeak,
  confirm_password: WORDS.notTheSame,
  phone: texts.phoneMissing,
});

/** What can be told before asking the server; the server has the last word. */
export function checkDetails(
  details: Details,
  rules: readonly PasswordRule[],
  texts: TextsOf<typeof registerForm>,
): RegistrationErrors {
  const { name, email, password, confirm_password, phone } = toRegistration(details);
  const messages = messagesOf(texts);
  const holds: [field: keyof typeof messages, holds: boolean][] = [
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
