import { MESSAGES } from './details';

/** Everything a registration says, beside the terms. */
export const REGISTER_TEXTS = {
  ...MESSAGES,
  step1: 'Step 1/2',
  step1Title: 'Enter your details',
  step2: 'Step 2/2',
  step2Title: 'Read and accept the terms and conditions',
  inviteCodeLabel: 'Sponsor code',
  inviteCodeHint: 'Leave it empty if nobody invited you.',
  nameLabel: 'Name',
  emailLabel: 'Email',
  passwordLabel: 'Password',
  confirmPasswordLabel: 'Confirm password',
  phoneLabel: 'Phone',
  next: 'Continue',
  back: 'Back',
  submit: 'Play Now',
  pending: 'Please wait...',
};

export type RegisterTexts = typeof REGISTER_TEXTS;
