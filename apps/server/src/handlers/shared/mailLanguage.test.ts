import { mails } from '@platform/messages/every/mails';
import { expect, test } from 'vitest';
import { useServers } from '../../testing/suite';
import { newMember } from '../../testing/wire';

const suite = useServers();

const post = (path: string, payload: object, language: string) =>
  suite.wire.send(path, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Accept-Language': language },
  });

async function subjectsTo(email: string): Promise<string[]> {
  await suite.app.settled();
  return suite.app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

test('sends emails in the language of the registration', async () => {
  const registration = newMember();
  await post('/api/auth/signup', registration, 'es-MX,es;q=0.9');
  // The email uses the member's language, not that of the request.
  await post('/api/auth/forgotPassword', { email: registration.email }, 'en');
  const site = 'Default Site';
  expect(await subjectsTo(registration.email)).toEqual([
    mails.es.confirmSubject({ site }),
    mails.es.resetSubject({ site }),
  ]);
});

test('uses the language of the browser that signed in last', async () => {
  const registration = newMember();
  const { email, password } = registration;
  await post('/api/auth/signup', registration, 'es');
  await post('/api/auth/login', { code: email, password }, 'tr');
  await post('/api/auth/forgotPassword', { email }, 'en');
  const [, reset] = await subjectsTo(email);
  expect(reset).toBe(mails.tr.resetSubject({ site: 'Default Site' }));
});

test('uses the language that the member last chose in the web app', async () => {
  const registration = newMember();
  const { email } = registration;
  const { token } = (await post('/api/auth/signup', registration, 'es')).body;
  // A client that requests no supported language does not change the stored one.
  for (const language of ['tr', '*']) {
    const headers = { 'Accept-Language': language, Authorization: `Bearer ${token}` };
    const answer = await suite.wire.send('/api/user/profile', { headers });
    expect(answer.status).toBe(200);
  }
  await post('/api/auth/forgotPassword', { email }, 'en');
  const [, reset] = await subjectsTo(email);
  expect(reset).toBe(mails.tr.resetSubject({ site: 'Default Site' }));
});

test('uses English for a language without a catalogue', async () => {
  const registration = newMember();
  await post('/api/auth/signup', registration, 'de');
  expect(await subjectsTo(registration.email)).toEqual([
    mails.en.confirmSubject({ site: 'Default Site' }),
  ]);
});
