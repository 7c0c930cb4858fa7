import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { StrictMode, type ReactNode } from 'react';
import { createClient } from '../../client/createClient';
import { createSession } from '../../session/createSession';
import { ApiProvider } from '../ApiProvider';

// Raises the default limit of a second, which is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/** Reply to a request. An `Error` simulates a network error; a `Response` is sent unchanged. */
export type Answer = (request: Request) => unknown;

export const asha = { id: '7', code: 'asha', name: 'Asha' };

export const success = <Fields extends object>(fields: Fields) => ({
  status: 'success',
  message: 'Welcome',
  ...fields,
});

export const balances = (data: object = {}) =>
  success({ data: { disable: 0, ActivateWallet: '5', STAKINGEWALLET: '1', ...data } });

/** Creates a page for a hook's test, where `asha` is signed in and the server replies by path. */
export function openPage(
  answers: Record<string, Answer>,
  { signedIn = true, random = (): number => 0 } = {},
) {
  const session = createSession();
  if (signedIn) session.signIn({ token: 't1', member: asha });

  const sent: Request[] = [];
  const network = async (url: string | URL | Request, init: RequestInit = {}) => {
    // Drops the signal, because Node's Request refuses jsdom's signals. These tests cancel nothing.
    const request = new Request(new URL(String(url), 'https://page.test'), {
      ...init,
      signal: null,
    });
    sent.push(request);
    const answer = await answers[new URL(request.url).pathname]?.(request);
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer.clone();
    if (answer === undefined) throw new Error(`The test's server does not know ${request.url}.`);
    return Response.json(answer);
  };

  const rest = vi.fn(() => Promise.resolve());
  const client = createClient({ baseUrl: '', session, fetch: network, askAgain: rest, random });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={client}>{children}</ApiProvider>
    </StrictMode>
  );
  const calls = (path: string) => sent.filter(({ url }) => new URL(url).pathname === path);
  return { session, client, wrapper, calls, rest };
}
