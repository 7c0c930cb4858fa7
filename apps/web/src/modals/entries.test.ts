// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ModalName } from '../paths';
import { ENTRIES, isFor } from './entries';

const names = Object.keys(ENTRIES) as ModalName[];
const openFor = (signedIn: boolean) => names.filter((name) => isFor(name, signedIn)).sort();

const EVERYBODY = ['confirmEmail', 'forgotPassword', 'resetPassword', 'stopWithdrawals', 'verify'];

describe('a modal', () => {
  it('[MODAL-05] opens only for members if it shows member data', () => {
    expect(openFor(true)).toEqual(
      [
        ...['activate', 'authmodal', 'betdetails', 'deposit', 'generateticket', 'logout'],
        ...['takeBreak', 'wallet', 'withdraw', ...EVERYBODY],
      ].sort(),
    );
  });

  it('[MODAL-07] opens for members and visitors if it resets a forgotten password', () => {
    expect(openFor(true)).toContain('forgotPassword');
    expect(openFor(false)).toContain('forgotPassword');
  });

  it('[MODAL-05] opens only for visitors if it is for signing in or registering', () => {
    expect(openFor(false)).toEqual(['login', 'register', ...EVERYBODY].sort());
  });
});
