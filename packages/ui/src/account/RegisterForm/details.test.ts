import { PASSWORD_RULES, type ProblemCode } from '@platform/rules/fields';
import { expect, test } from 'vitest';
import { checkDetails, emptyDetails, toRegistration, type Details } from './details';

const ASHA: Details = {
  sponsorCode: ' SPONSOR1 ',
  name: ' Asha Rao ',
  email: 'asha@example.com ',
  password: 'Secret 123',
  confirmation: 'Secret 123',
  phone: { country: 'IN', number: '98765 43210' },
};

const check = (change: Partial<Details>) => checkDetails({ ...ASHA, ...change }, PASSWORD_RULES);

test('trims all fields except passwords', () => {
  expect(toRegistration({ ...ASHA, password: ' Secret123 ' })).toEqual({
    sponsorCode: 'SPONSOR1',
    name: 'Asha Rao',
    email: 'asha@example.com',
    password: ' Secret123 ',
    confirmation: 'Secret 123',
    phone: '+919876543210',
  });
});

test('preselects the calling code of the given country', () => {
  expect(emptyDetails('', 'NP').phone).toEqual({ country: 'NP', number: '' });
});

test('accepts complete details, with and without a sponsor', () => {
  expect(check({})).toEqual({});
  expect(check({ sponsorCode: '' })).toEqual({});
});

test.each<[field: keyof Details, change: Partial<Details>, code: ProblemCode]>([
  ['name', { name: '  ' }, 'noName'],
  ['email', { email: ' ' }, 'noEmail'],
  ['email', { email: 'asha@' }, 'invalidEmail'],
  ['email', { email: 'asha rao@example.com' }, 'invalidEmail'],
  ['confirmation', { confirmation: 'Secret 124' }, 'passwordsDiffer'],
  ['phone', { phone: { country: 'IN', number: '' } }, 'noPhone'],
])('reports only an invalid %s', (field, change, code) => {
  expect(check(change)).toEqual({ [field]: { code } });
});

test('rejects advertisements as names', () => {
  expect(check({ name: 'Winner! Claim 5000 USDT at http://evil.example' })).toEqual({
    name: { code: 'invalidName', params: { shortest: 2, longest: 40 } },
  });
});

test('[REG-03] reports a password that breaks a rule', () => {
  expect(check({ password: 'secret123', confirmation: 'secret123' })).toEqual({
    password: { code: 'unmetPasswordRules' },
  });
});
