import { ApiError } from '../client/ApiError';
import type { Client } from '../client/createClient';
import { profile } from '../contract';
import { toProfile, type Profile } from '../domain/account';

/**
 * Returns the profile of a token's owner; undefined on failure, so that the sign-in can continue.
 */
export async function profileOf(client: Client, token: string): Promise<Profile | undefined> {
  try {
    return toProfile(await client.call(profile, {}, { token }));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
