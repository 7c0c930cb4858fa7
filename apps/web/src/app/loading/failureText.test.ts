// @vitest-environment jsdom
import { routeError } from '@platform/messages/routeError';
import { expect, test } from 'vitest';
import { MissingCode } from './codeInTime';
import { failureText } from './failureText';

const german = { ...routeError, codeMissing: 'Etwas fehlt.', unknown: 'Etwas ist schiefgegangen.' };

test('[ROUTE-12] translates MissingCode', () => {
  expect(failureText(new MissingCode(), german)).toBe('Etwas fehlt.');
  expect(failureText(new MissingCode(), routeError)).toContain('try again');
});

test('shows the message of any other error', () => {
  expect(failureText(new Error('Out of order.'), german)).toBe('Out of order.');
  expect(failureText('nothing', german)).toBe('Etwas ist schiefgegangen.');
});
