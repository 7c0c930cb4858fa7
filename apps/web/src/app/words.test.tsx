// @vitest-environment jsdom
import { ApiError, createClient, createSession } from '@platform/api';
import { MessagesProvider, type Messages } from '@platform/ui/theme';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useProvidedWords, wordFailure, wordOutcome } from './words';

// The rest of the theme is styles, which only a build can read.
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));

const GERMAN: Messages = {
  language: 'de',
  outcomes: { CONFIRMATION_SENT: ({ to }) => `Ein neuer Link ist unterwegs an ${to}.` },
  problems: { tooLong: ({ longest }) => `Bitte höchstens ${longest} Zeichen.` },
  refusals: {
    ROUND_CLOSED: 'Diese Runde ist geschlossen.',
    BET_TOO_LARGE: ({ largest }) => `Der größte Einsatz ist ${largest} USDT.`,
  },
};

/** Reads in the language of these messages. */
const read = (messages: Messages) =>
  renderHook(useProvidedWords, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider messages={messages}>{children}</MessagesProvider>
    ),
  });

afterEach(() => {
  read({});
  cleanup();
  vi.resetModules();
  vi.doUnmock('@platform/messages/language');
});

test.each([
  ['a text', { code: 'ROUND_CLOSED' }, 'Diese Runde ist geschlossen.'],
  [
    'arguments',
    { code: 'BET_TOO_LARGE', params: { largest: '500' } },
    'Der größte Einsatz ist 500 USDT.',
  ],
  [
    'what is wrong with a field',
    { code: 'tooLong', params: { longest: 9 } },
    'Bitte höchstens 9 Zeichen.',
  ],
])('a failure is worded by its code: %s', async (_, said, words) => {
  read(GERMAN);
  expect(await wordFailure({ message: 'In English.', ...said })).toBe(words);
});

test('an outcome is worded by its code', async () => {
  read(GERMAN);
  const said = { message: 'A new link is on its way.', code: 'CONFIRMATION_SENT' };
  expect(await wordOutcome({ ...said, params: { to: 'a@b.co' } })).toBe(
    'Ein neuer Link ist unterwegs an a@b.co.',
  );
});

test.each([
  ['has no code', {}],
  ['has a code that is not known', { code: 'NEW_CODE' }],
  ['has a code of another kind', { code: 'CONFIRMATION_SENT', params: { to: 'x' } }],
  ['has a code that every object knows', { code: 'constructor', params: {} }],
  ['lacks its arguments', { code: 'BET_TOO_LARGE' }],
])('a failure that %s shows its own message', async (_, said) => {
  read(GERMAN);
  expect(await wordFailure({ message: 'In English.', ...said })).toBe('In English.');
});

test('a page that was built in another language words what nobody provides', async () => {
  vi.doMock('@platform/messages/language', () => ({ language: 'de' }));
  const words = await import('./words');
  expect(await words.wordFailure({ message: 'In English.', code: 'ROUND_CLOSED' })).toBe(
    'Betting on this round is closed. Please bet on the next one.',
  );
  expect(await words.wordFailure({ message: 'In English.' })).toBe('In English.');
});

test('a call that fails is worded, and keeps its status and code', async () => {
  read(GERMAN);
  const refusal = { status: 'error', message: 'Closed.', code: 'ROUND_CLOSED' };
  const client = createClient({
    baseUrl: '',
    session: createSession(),
    fetch: async () => Response.json(refusal, { status: 409 }),
    wordFailure,
  });
  const failure = await client.newPost('/api', {}, '').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 409,
    message: 'Diese Runde ist geschlossen.',
    code: 'ROUND_CLOSED',
  });
});
