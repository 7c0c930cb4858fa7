import * as v from 'valibot';
import {
  EMAIL_SHAPE,
  LONGEST_NAME,
  meetsRules,
  nameProblem,
  OTP_SHAPE,
  RECOVERY_CODE_SHAPE,
  SHORTEST_NAME,
  SHORTEST_PASSWORD,
} from '@platform/rules/fields';
import { problemMessage } from './problemMessage';
import { line, required } from './text';

/** Any password, of whatever rules. The upper bound keeps hashing cheap. */
export const anyPassword = v.pipe(
  v.string(),
  v.maxLength(200, problemMessage({ code: 'passwordTooLong', params: { longest: 200 } })),
);

/** A password that is compared with one already set. */
const secret = (message: string) => v.pipe(anyPassword, v.nonEmpty(message));

/** A new password. */
export const newPassword = v.pipe(
  anyPassword,
  v.check(
    (password) => meetsRules(password),
    problemMessage({ code: 'weakPassword', params: { shortest: SHORTEST_PASSWORD } }),
  ),
);

/** An e-mail address. */
export const email = v.pipe(
  required(problemMessage({ code: 'noEmail' }), 254),
  v.regex(EMAIL_SHAPE, problemMessage({ code: 'invalidEmail' })),
);

/** A phone number: 6 to 15 digits, perhaps a plus; spaces, dots, dashes and brackets drop out. */
export const phone = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s.()-]/g, '')),
  v.regex(/^\+?\d{6,15}$/, problemMessage({ code: 'invalidPhone' })),
);

/** The name of a new member; spaces around it do not count. */
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

/** Email or user name, and a password, as typed to sign in. */
export const signInCode = required(problemMessage({ code: 'noSignInCode' }), 254);
export const currentPassword = secret(problemMessage({ code: 'noPassword' }));

/** The second password, which guards the wallet address. */
export const txnPassword = secret(problemMessage({ code: 'noTxnPassword' }));

/** A code of an authenticator app. */
export const otp = v.pipe(v.string(), v.regex(OTP_SHAPE, problemMessage({ code: 'invalidOtp' })));

/** A code that only members with two-factor authentication give; empty without one. */
export const optionalOtp = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || OTP_SHAPE.test(text), problemMessage({ code: 'invalidOtp' })),
  ),
  '',
);

const isAnyCode = (text: string) => OTP_SHAPE.test(text) || RECOVERY_CODE_SHAPE.test(text);

/** A code of an authenticator app, or a recovery code, which counts once in its place. */
export const anyCode = v.pipe(
  v.string(),
  v.check(isAnyCode, problemMessage({ code: 'invalidOtp' })),
);

/** The same where only members with two-factor authentication give one; empty without one. */
export const optionalAnyCode = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || isAnyCode(text), problemMessage({ code: 'invalidOtp' })),
  ),
  '',
);

/** The sponsor's code; registration works without one. */
export const inviteCode = v.optional(line(100), '');
