import * as v from 'valibot';
import { EMAIL_SHAPE, line, required } from './text';

/** A rule of passwords, for the list that a form shows while one is typed. */
export interface PasswordRule {
  readonly text: string;
  readonly holds: (password: string) => boolean;
}

/** The rules of passwords (the specification, on registration and change). */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { text: 'At least 8 characters', holds: (password) => password.length >= 8 },
  { text: 'An upper-case letter', holds: (password) => /\p{Lu}/u.test(password) },
  { text: 'At least 1 digit', holds: (password) => /\d/.test(password) },
];

/** Any password, of whatever rules. The upper bound keeps hashing cheap. */
export const anyPassword = v.pipe(
  v.string(),
  v.maxLength(200, 'Please keep the password to 200 characters.'),
);

/** A password that is compared with one already set. */
const secret = (message: string) => v.pipe(anyPassword, v.nonEmpty(message));

/** A new password. */
export const newPassword = v.pipe(
  anyPassword,
  v.check(
    (password) => PASSWORD_RULES.every((rule) => rule.holds(password)),
    'The password needs at least 8 characters, an upper-case letter and at least 1 digit.',
  ),
);

/** What is said when a new password is asked for twice. */
export const NOT_THE_SAME = 'The two passwords are not the same.';

/** An e-mail address. */
export const email = v.pipe(
  required('Please enter your email address.', 254),
  v.regex(EMAIL_SHAPE, 'This contains invalid email characters'),
);

/** A phone number: 6 to 15 digits, perhaps a plus; spaces, dots, dashes and brackets drop out. */
export const phone = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s.()-]/g, '')),
  v.regex(
    /^\+?\d{6,15}$/,
    'Please enter a phone number with its country code, such as +91 98765 43210.',
  ),
);

/** The name a member goes by. */
export const personName = required('Please enter your name.', 100);

/** Email or user name, and a password, as typed to sign in. */
export const signInCode = required('Please enter your email or username.', 254);
export const currentPassword = secret('Please enter your password.');

/** The second password, which guards the wallet address. */
export const txnPassword = secret('TXN password is required.');

/** A code of an authenticator app. */
export const otp = v.pipe(
  v.string(),
  v.regex(/^\d{6}$/, 'Invalid OTP. It should be a 6-digit number.'),
);

/** The sponsor's code; registration works without one. */
export const inviteCode = v.optional(line(100), '');
