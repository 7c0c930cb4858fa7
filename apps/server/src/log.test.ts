import { expect, test } from 'vitest';
import { createLog } from './log';

/** A log, and the lines it has written. */
function logged(level: Parameters<typeof createLog>[0] = 'debug') {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(level, { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

const answered = {
  requestId: 'request-1',
  method: 'GET',
  path: '/api/user/profile',
  route: '/api/user/profile',
  status: 200,
  ms: 1.23456,
};

test('a request is a JSON line', () => {
  const { log, lines } = logged();
  log.answered(answered);
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      msg: 'answered',
      requestId: 'request-1',
      method: 'GET',
      path: '/api/user/profile',
      status: 200,
      ms: 1.23,
    },
  ]);
});

test('files are worth a line for those alone who look closely', () => {
  const { log, lines } = logged('info');
  log.answered({ ...answered, path: '/assets/main.js' });
  expect(lines).toEqual([]);
});

test('an error is told with its cause and the request it was met in', () => {
  const { log, lines } = logged('error');
  const error = new TypeError('no', { cause: new Error('deeper') });
  log.error(error, { requestId: 'request-1' });
  log.error('a text');
  expect(lines).toMatchObject([
    {
      level: 'error',
      requestId: 'request-1',
      error: { name: 'TypeError', message: 'no', cause: { message: 'deeper' } },
    },
    { error: { message: 'a text' } },
  ]);
});

test('what a driver hangs on its errors is not repeated: it holds what was in the statement', () => {
  const { log, lines } = logged();
  const detail = 'Key (email)=(anna@example.com) already exists.';
  log.error(Object.assign(new Error('duplicate key'), { code: '23505', detail }));
  expect(lines).toMatchObject([{ error: { message: 'duplicate key', code: '23505' } }]);
  expect(JSON.stringify(lines)).not.toContain('anna');
});
