import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { InputError } from '@platform/command-line';

/** Reply to the first call of RFC 8628. */
interface DeviceReply {
  device_code: string;
  user_code: string;
  verification_uri: string;
  expires_in: number;
  interval: number;
}

export interface SignInParts {
  environment: Readonly<Record<string, string | undefined>>;
  say: (text: string) => void;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Tokens by the address of their server. */
type Kept = Readonly<Record<string, string>>;

/** Returns the file that keeps the tokens, in the settings folder of the user. */
export const keptFile = ({ XDG_CONFIG_HOME: settings, HOME: home }: SignInParts['environment']) =>
  join(settings || join(home || homedir(), '.config'), 'platform-brand', 'tokens.json');

function keptTokens(file: string): Kept {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    // Ignores a damaged file, so that the user signs in again.
    return {};
  }
}

/** Stores a token in a file that only the user can read. */
function keepToken(file: string, address: string, token: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(
    file,
    `${JSON.stringify({ ...keptTokens(file), [address]: token }, undefined, 2)}\n`,
    {
      mode: 0o600,
    },
  );
  // Sets the permissions, because the file of an earlier version may have others.
  chmodSync(file, 0o600);
}

async function post(address: string, path: string, body: object): Promise<Response> {
  return fetch(`${address}/operator/device${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new InputError(`No server answers at ${address}: start it, or name another address.`);
  });
}

const REFUSALS: Readonly<Record<string, string>> = {
  access_denied: 'The sign-in was denied.',
  expired_token: 'The code has expired. Run the command again.',
};

/**
 * Signs in as a staff member: prints a code, which the person enters in a browser, and waits for
 * approval.
 */
async function signIn(address: string, { say, pause = delay }: SignInParts): Promise<string> {
  const reply = await post(address, '', {});
  if (!reply.ok) {
    throw new InputError(
      `${address} answered ${reply.status}: is it the address of this platform's server?`,
    );
  }
  const asked = (await reply.json()) as DeviceReply;
  say(`Open ${asked.verification_uri} and enter this code:\n\n  ${asked.user_code}\n`);
  let seconds = asked.interval;
  for (;;) {
    await pause(seconds * 1_000);
    const poll = await post(address, '/token', { device_code: asked.device_code });
    const answer = (await poll.json().catch(() => ({}))) as {
      access_token?: string;
      error?: string;
    };
    if (answer.access_token !== undefined) return answer.access_token;
    const refusal = REFUSALS[answer.error ?? ''];
    if (refusal !== undefined) throw new InputError(refusal);
    if (answer.error === 'slow_down') seconds += 5;
  }
}

/** Returns the stored token. Signs in if there is none, or if the server has refused it. */
export const personalToken =
  (address: string, parts: SignInParts) =>
  async (refused: string | undefined): Promise<string> => {
    const file = keptFile(parts.environment);
    const kept = keptTokens(file)[address];
    if (kept !== undefined && kept !== refused) return kept;
    const token = await signIn(address, parts);
    keepToken(file, address, token);
    return token;
  };
