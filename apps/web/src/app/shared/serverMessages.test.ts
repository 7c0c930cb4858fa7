// @vitest-environment jsdom
import { ApiError, createClient, createSession } from '@platform/api';
import { expect, test, vi } from 'vitest';
import { formatFailure, formatOutcome } from './serverMessages';

vi.mock('@platform/messages/language', () => ({ language: 'de' }));
vi.mock('./serverTexts', () => ({
  outcomes: {
    CONFIRMATION_SENT: ({ to }: { to: string }) => `Ein neuer Link ist unterwegs an ${to}.`,
  },
  problems: {
    tooLong: ({ longest }: { longest: number }) => `Bitte höchstens ${longest} Zeichen.`,
  },
  refusals: {
    ROUND_CLOSED: 'Diese Runde ist geschlossen.',
    WITHDRAWALS_WAIT: ({ until }: { until: string }) => `Auszahlungen ruhen bis ${until}.`,
    BET_TOO_LARGE: ({ largest }: { largest: string }) => `Der größte Einsatz ist ${largest} USDT.`,
  },
}));

test.each([
  ['a text', { code: 'ROUND_CLOSED' }, 'Diese Runde ist geschlossen.'],
  [
    'arguments',
    { code: 'BET_TOO_LARGE', params: { largest: '500' } },
    'Der größte Einsatz ist 500 USDT.',
  ],
  [
    'the problem with a field',
    { code: 'tooLong', params: { longest: 9 } },
    'Bitte höchstens 9 Zeichen.',
  ],
])('translates the code of an error: %s', async (_, failure, text) => {
  expect(await formatFailure({ message: 'In English.', ...failure })).toBe(text);
});

test('formats a time in the user’s language and time zone', async () => {
  const params = { until: '2026-03-05T15:07:00.000Z' };
  const failure = { message: 'In English.', code: 'WITHDRAWALS_WAIT', params };
  const until = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' });
  expect(await formatFailure(failure)).toBe(
    `Auszahlungen ruhen bis ${until.format(new Date(params.until))}.`,
  );
});

test('translates the code of a success', async () => {
  const outcome = { message: 'We sent a new link.', code: 'CONFIRMATION_SENT' };
  expect(await formatOutcome({ ...outcome, params: { to: 'a@b.co' } })).toBe(
    'Ein neuer Link ist unterwegs an a@b.co.',
  );
});

test.each([
  ['has no code', {}],
  ['has an unknown code', { code: 'NEW_CODE' }],
  ['has the code of a success', { code: 'CONFIRMATION_SENT', params: { to: 'x' } }],
  ['has the name of an object property', { code: 'constructor', params: {} }],
  ['lacks its arguments', { code: 'BET_TOO_LARGE' }],
])('shows the server’s message for an error that %s', async (_, failure) => {
  expect(await formatFailure({ message: 'In English.', ...failure })).toBe('In English.');
});

test('shows the server’s message in English', async () => {
  vi.resetModules();
  vi.doMock('@platform/messages/language', () => ({ language: 'en' }));
  const english = await import('./serverMessages');
  expect(await english.formatFailure({ message: 'Closed.', code: 'ROUND_CLOSED' })).toBe('Closed.');
});

test('translates the error of a failed call and keeps the error code', async () => {
  const refusal = { status: 'error', message: 'Closed.', code: 'ROUND_CLOSED' };
  const client = createClient({
    baseUrl: '',
    session: createSession(),
    fetch: async () => Response.json(refusal, { status: 409 }),
    formatFailure,
  });
  const failure = await client.newPost('/api', {}, '').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 409,
    message: 'Diese Runde ist geschlossen.',
    code: 'ROUND_CLOSED',
  });
});
