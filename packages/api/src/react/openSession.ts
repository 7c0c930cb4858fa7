import type { Client } from '../client/createClient';
import type { CallAnswer, login, signup } from '../contract';
import { isIncomplete, toSignIn, type SignIn } from '../domain/account';

/** Asks the profile. Its code is loaded only where it is needed: our own server's answers are complete. */
const askProfile = async (client: Client, token: string) =>
  (await import('./profileOf')).profileOf(client, token);

/**
 * Opens the session of a member who has just signed in or registered. What the answer leaves out about
 * the member is asked of the profile first.
 */
export async function openSession(
  client: Client,
  answer: CallAnswer<typeof login> | CallAnswer<typeof signup>,
): Promise<SignIn> {
  const known = isIncomplete(answer) ? await askProfile(client, answer.token) : undefined;
  const signIn = toSignIn(answer, known);
  client.session.signIn(signIn);
  return signIn;
}
