import { expect, it } from 'vitest';
import { otpProblems } from './otp';

const SECRET = 'JBSWY3DPEHPK3PXP';

it.each(['Enable', 'Disable', 'Renew'])('[TFA-04] accepts a code for %s', (action) => {
  const secret = action === 'Enable' ? SECRET : '';
  expect(otpProblems({ otp: '012345', action, secret })).toEqual({});
});

it.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
  "[TFA-04] refuses the code '%s'",
  (otp) => {
    expect(otpProblems({ otp, action: 'Disable', secret: '' })).toEqual({
      otp: { code: 'invalidOtp' },
    });
  },
);

it.each(['', 'enable', 'Remove', 'Withdraw'])("[TFA-04] refuses the action '%s'", (action) => {
  expect(otpProblems({ otp: '123456', action, secret: '' })).toEqual({
    action: { code: 'invalidAuthType' },
  });
});

it.each([
  ['Enable', ''],
  ['Enable', 'JBSWY3D'],
  ['Disable', 'JBSWY3D'],
])("[TFA-04] refuses a secret as too short: %s, '%s'", (action, secret) => {
  expect(otpProblems({ otp: '123456', action, secret })).toEqual({
    secret: { code: 'shortSecret' },
  });
});
