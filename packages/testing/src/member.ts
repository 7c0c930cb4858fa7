import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

export interface Member {
  id: string;
  /** User name, which is also the referral code. */
  code: string;
  name: string;
  email: string;
  phone: string;
  password: string;
  token: string;
}

export interface NewMember {
  name: string;
  sponsor?: string;
}

const PASSWORD = 'Tulip-Anchor-2026';

/** Replaces digits, which names may not contain, with letters that are not hexadecimal digits. */
const inLetters = (text: string) =>
  text.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/**
 * Registers a member. Digits in the name become letters, and the email address is derived from the
 * name.
 */
export async function signUp(origin: string, wanted: NewMember): Promise<Member> {
  const { sponsor = '' } = wanted;
  const name = inLetters(wanted.name);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  // Uses a random number, because the phone number of a self-excluded member cannot register again.
  const phone = `+919${randomInt(100_000_000, 1_000_000_000)}`;
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      invite_code: sponsor,
      name,
      email,
      password: PASSWORD,
      confirm_password: PASSWORD,
      phone,
    }),
  });
  const { token, data, message } = (await response.json()) as {
    token: string;
    message: string;
    data: { user: { id: string; code: string } };
  };
  if (!token) throw new Error(`${name} could not be registered: ${message}`);
  return { ...data.user, name, email, phone, password: PASSWORD, token };
}

/** Returns the token of the new session. */
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

export const storageOf = ({ id, code, name, token }: Member): Record<string, string> => ({
  auth: 'true',
  accessToken: token,
  user: JSON.stringify({ id, code, name }),
  ID: id,
  userName: code,
  preview_id: 'false',
  // Marks once-per-session calls as already made.
  api_called: 'true',
});
