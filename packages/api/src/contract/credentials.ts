import * as v from 'valibot';

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

/** A line of text, at most so long; spaces around it do not count. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, `Please keep this to ${longest} characters.`),
    // Databases refuse the zero character, and no name has any of its kind.
    v.regex(/^\P{Cc}*$/u, 'Please leave out control characters.'),
  );

/** A line that must be there. */
const required = (message: string, longest: number) => v.pipe(line(longest), v.nonEmpty(message));

/** A new password. The upper bound keeps hashing cheap. */
export const newPassword = v.pipe(
  v.string(),
  v.check(
    (password) => PASSWORD_RULES.every((rule) => rule.holds(password)),
    'The password needs at least 8 characters, an upper-case letter and at least 1 digit.',
  ),
  v.maxLength(200, 'Please keep the password to 200 characters.'),
);

/** An e-mail address by its simple shape: something, @, something with a dot. */
export const email = v.pipe(
  required('Please enter your email address.', 254),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'This contains invalid email characters'),
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
export const currentPassword = v.pipe(
  v.string(),
  v.nonEmpty('Please enter your password.'),
  v.maxLength(200, 'Please keep the password to 200 characters.'),
);

/** The sponsor's code; registration works without one. */
export const inviteCode = v.optional(line(100), '');
