import { NOT_LOGGED_IN, TOKEN_EXPIRED } from '@platform/api/contract';
import { refusals } from '@platform/messages/refusals';
import { expect, test } from 'vitest';
import { done } from './done';
import { Refusal } from './refusal';

test('a refusal formats its code and arguments in English', () => {
  expect(new Refusal(409, 'ROUND_CLOSED')).toMatchObject({
    message: 'Betting on this round is closed. Please bet on the next one.',
    params: undefined,
  });
  expect(new Refusal(422, 'BET_TOO_LARGE', { largest: '500' })).toMatchObject({
    message: 'The largest bet is 500 USDT.',
    params: { largest: '500' },
  });
});

test('a refusal requires a known code and the arguments of its message', () => {
  // @ts-expect-error there is no such code
  expect(new Refusal(404, 'NO_SUCH_CODE').message).toBe('undefined');
  // @ts-expect-error the message has an argument
  expect(() => new Refusal(422, 'BET_TOO_LARGE')).toThrow(TypeError);
});

test('a reply formats its code and arguments in English', () => {
  expect(done('SESSION_ENDED')).toEqual({
    message: 'That browser is signed out.',
    code: 'SESSION_ENDED',
  });
  expect(done('CONFIRMATION_SENT', { to: 'asha@example.com' })).toEqual({
    message: 'We sent a new link to asha@example.com.',
    code: 'CONFIRMATION_SENT',
    params: { to: 'asha@example.com' },
  });
});

test('[AUTH-07] contains the messages that make clients end the session', () => {
  expect([refusals.NOT_LOGGED_IN, refusals.TOKEN_EXPIRED]).toEqual([NOT_LOGGED_IN, TOKEN_EXPIRED]);
});
