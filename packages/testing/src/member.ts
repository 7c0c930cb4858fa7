import type { APIRequestContext } from '@playwright/test';

/** A member, and how they sign in. */
export interface Member {
  id: string;
  /** The user name, which is also the code that others register under. */
  code: string;
  name: string;
  email: string;
  password: string;
  /** The token of the session that the registration opened. */
  token: string;
}

export interface NewMember {
  name: string;
  /**
   * The code of the member who refers them.
   * @default ''
   */
  sponsor?: string;
}

const PASSWORD = 'Sunrise-2026';

/** Names have no digits. None of these letters is a hexadecimal digit. */
const inLetters = (text: string) =>
  text.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** Registers a member through the API; the address is made of the name, whose digits become letters. */
export async function signUp(origin: string, wanted: NewMember): Promise<Member> {
  const { sponsor = '' } = wanted;
  const name = inLetters(wanted.name);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      invite_code: sponsor,
      name,
      email,
      password: PASSWORD,
      confirm_password: PASSWORD,
      phone: '+919876543210',
    }),
  });
  const { token, data, message } = (await response.json()) as {
    token: string;
    message: string;
    data: { user: { id: string; code: string } };
  };
  if (!token) throw new Error(`${name} could not be registered: ${message}`);
  return { ...data.user, name, email, password: PASSWORD, token };
}

/**
 * Signs a member in through the API, as the browser whose calls these are.
 *
 * @returns the token of the new session
 */
export async function logIn(
  browser: APIRequestContext,
  origin: string,
  { code, password }: Member,
): Promise<string> {
  const response = await browser.post(`${origin}/api/auth/login`, { data: { code, password } });
  const { token, message } = (await response.json()) as { token: string; message: string };
  if (!token) throw new Error(`${code} could not be signed in: ${message}`);
  return token;
}

/** Returns the local storage of a browser in which a member is signed in. */
export const storageOf = ({ id, code, name, token }: Member): Record<string, string> => ({
  auth: 'true',
  accessToken: token,
  user: JSON.stringify({ id, code, name }),
  ID: id,
  userName: code,
  preview_id: 'false',
  // The session has been running: what it does once is done.
  api_called: 'true',
});
