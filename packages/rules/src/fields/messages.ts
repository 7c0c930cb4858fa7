/**
 * What is said of a field that cannot be taken. The browser and the server say the same words; those
 * of the specification stand as it has them, spaces at the end included.
 */
export const MESSAGES = {
  signInCode: 'Please enter your email or username.',
  currentPassword: 'Please enter your password.',
  personName: 'Please enter your name.',
  noEmail: 'Please enter your email address.',
  email: 'This contains invalid email characters',
  newPassword:
    'The password needs at least 8 characters, an upper-case letter and at least 1 digit.',
  notTheSame: 'The two passwords are not the same.',
  txnPassword: 'TXN password is required.',
  walletAddress: 'Please enter a BEP20 address: 0x, then 40 digits or letters from a to f.',
  phone: 'Please enter a phone number with its country code, such as +91 98765 43210.',
  otp: 'Invalid OTP. It should be a 6-digit number.',
  authType: 'Invalid authentication type.',
  secret: 'Secret key must be at least 8 characters long.',
  ticketName: 'Please enter a valid name ',
  ticketEmail: 'Please enter a valid email address',
  ticketMessage: 'Please enter a valid message ',
  ticketType: 'Please select a request type',
} as const;
