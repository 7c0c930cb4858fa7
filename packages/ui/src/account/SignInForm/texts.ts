/** Everything the form says, in both of its steps. */
export const SIGN_IN_TEXTS = {
  code: 'Email & Username',
  password: 'Password',
  submit: 'sign in',
  pending: 'Please wait...',
  forgotPassword: 'Forgot Password',
  register: 'Register an Account',
  codeTitle: 'Two-factor authentication',
  otp: 'OTP',
  otpHint: 'The 6 digits that your authenticator app shows now.',
  back: 'Back',
};
export type SignInTexts = typeof SIGN_IN_TEXTS;
