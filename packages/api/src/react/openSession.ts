import { ApiError } from '../client/ApiError';
import type { Client } from '../client/createClient';
import { profile, type CallAnswer, type login, type signup } from '../contract';
import { isIncomplete, toProfile, toSignIn, type Profile, type SignIn } from '../domain/account';

/** The profile of whoever has a token. One that cannot be had is no reason to refuse the sign-in. */
async function profileOf(client: Client, token: string): Promise<Profile | undefined> {
  try {
    return toProfile(await client.call(profile, {}, { token }));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * Opens the session of a member who has just signed in or registered. What the answer leaves out about
 * the member is asked of the profile first.
 */
export async function openSession(
  client: Client,
  answer: CallAnswer<typeof login> | CallAnswer<typeof signup>,
): Promise<SignIn> {
  const known = isIncomplete(answer) ? await profileOf(client, answer.token) : undefined;
  const signIn = toSignIn(answer, known);
  client.session.signIn(signIn);
  return signIn;
}
