/** Everything the dialog says, for each of its purposes. */
export const OTP_TEXTS = {
  enableTitle: 'Enable two-factor authentication',
  enableLead: 'Enter your password, and the code that your authenticator app shows now.',
  enableSubmit: 'Enable',
  enableDone: 'Two-factor authentication is already on.',
  disableTitle: 'Disable two-factor authentication',
  disableLead:
    'Without it nothing can be withdrawn. Enter your password, and the code that your authenticator app shows now.',
  disableSubmit: 'Disable',
  disableDone: 'Two-factor authentication is already off.',
  withdrawTitle: 'Confirm the withdrawal',
  withdrawLead: 'Enter the code that your authenticator app shows now.',
  withdrawSubmit: 'Confirm',
  withdrawDone: 'The withdrawal is already confirmed.',
  password: 'Password',
  otp: 'OTP',
  otpHint: '6 digits, new every 30 seconds',
  pending: 'Please wait...',
  lostDevice: 'Lost the device with your authenticator app?',
  support: 'Ask support',
};
export type OtpTexts = typeof OTP_TEXTS;
