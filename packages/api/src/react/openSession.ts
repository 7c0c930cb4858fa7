import type { Client } from '../client/createClient';
import type { CallAnswer, login, signup } from '../contract';
import { isIncomplete, toSignIn, type SignIn } from '../domain/account';

/**
 * Fetches the profile with code that loads on demand, because our own server's replies are
 * complete.
 */
const askProfile = async (client: Client, token: string) =>
  (await import('./profileOf')).profileOf(client, token);

/** Opens a session. Fetches the profile first if the reply lacks the member's data. */
export async function openSession(
  client: Client,
  answer: CallAnswer<typeof login> | CallAnswer<typeof signup>,
): Promise<SignIn> {
  const known = isIncomplete(answer) ? await askProfile(client, answer.token) : undefined;
  const signIn = toSignIn(answer, known);
  client.session.signIn(signIn);
  return signIn;
}
