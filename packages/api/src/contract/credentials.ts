import * as v from 'valibot';
import {
  EMAIL_SHAPE,
  LONGEST_NAME,
  mailboxOf,
  meetsRules,
  nameProblem,
  OTP_SHAPE,
  RECOVERY_CODE_SHAPE,
  SHORTEST_NAME,
  SHORTEST_PASSWORD,
} from '@platform/rules/fields';
import { problemMessage } from './problemMessage';
import { line, required } from './text';

/** Password in any format. The upper bound limits the cost of hashing. */
export const anyPassword = v.pipe(
  v.string(),
  v.maxLength(200, problemMessage({ code: 'passwordTooLong', params: { longest: 200 } })),
);

const secret = (message: string) => v.pipe(anyPassword, v.nonEmpty(message));

/**
 * Password that proves that the caller is the member. It may be empty while the session is fresh:
 * for 10 minutes after a sign-in or another proof. Otherwise the call fails with
 * `PASSWORD_REQUIRED`.
 */
export const proofPassword = v.optional(anyPassword, '');

export const newPassword = v.pipe(
  anyPassword,
  v.check(
    (password) => meetsRules(password),
    problemMessage({ code: 'weakPassword', params: { shortest: SHORTEST_PASSWORD } }),
  ),
);

export const email = v.pipe(
  required(problemMessage({ code: 'noEmail' }), 254),
  v.regex(EMAIL_SHAPE, problemMessage({ code: 'invalidEmail' })),
);

/**
 * Email address of a new member, in canonical spelling, so that two members never share a mailbox.
 */
export const newEmail = v.pipe(
  v.string(),
  // Normalises the address first: after a problem, valibot skips transformations and the checks of
  // the whole form.
  v.transform((text) => mailboxOf(text.trim()) ?? text),
  email,
  v.check((text) => mailboxOf(text) !== undefined, problemMessage({ code: 'invalidEmail' })),
);

/** 6 to 15 digits with an optional plus. Removes spaces, dots, dashes and brackets. */
export const phone = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s.()-]/g, '')),
  v.regex(/^\+?\d{6,15}$/, problemMessage({ code: 'invalidPhone' })),
);

export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(problemMessage({ code: 'noName' })),
  v.check(
    (name) => nameProblem(name) === undefined,
    problemMessage({
      code: 'invalidName',
      params: { shortest: SHORTEST_NAME, longest: LONGEST_NAME },
    }),
  ),
);

export const signInCode = required(problemMessage({ code: 'noSignInCode' }), 254);
export const currentPassword = secret(problemMessage({ code: 'noPassword' }));

/** Second password, which protects the wallet address. */
export const txnPassword = secret(problemMessage({ code: 'noTxnPassword' }));

export const otp = v.pipe(v.string(), v.regex(OTP_SHAPE, problemMessage({ code: 'invalidOtp' })));

/** Code from an authenticator app; empty without two-factor authentication. */
export const optionalOtp = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || OTP_SHAPE.test(text), problemMessage({ code: 'invalidOtp' })),
  ),
  '',
);

const isAnyCode = (text: string) => OTP_SHAPE.test(text) || RECOVERY_CODE_SHAPE.test(text);

/** Code from an authenticator app, or a single-use recovery code. */
export const anyCode = v.pipe(
  v.string(),
  v.check(isAnyCode, problemMessage({ code: 'invalidOtp' })),
);

/** Code from an authenticator app, or a recovery code; empty without two-factor authentication. */
export const optionalAnyCode = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || isAnyCode(text), problemMessage({ code: 'invalidOtp' })),
  ),
  '',
);

export const inviteCode = v.optional(line(100), '');
