import { expect, it } from 'vitest';
import { createSession } from './createSession';

it('outside a browser, a session lasts as long as the program', () => {
  const session = createSession();
  session.signIn({ token: 't1', member: { id: '7', code: 'asha', name: 'Asha' } });
  expect(session.get()).toMatchObject({ signedIn: true, token: 't1' });
  expect(createSession().get().signedIn).toBe(false);
  session.signOut();
  expect(session.get()).toMatchObject({ signedIn: false, end: 'here' });
});
