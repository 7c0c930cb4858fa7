import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from '../config/config';
import type { SignerConfig } from '../config/signerConfig';
import { localKey, remoteKey, type SigningKey } from '../ports/chain/evm/signingKey';

export type KeySettings = Pick<
  SignerConfig,
  'SIGNER_KEY_FILE' | 'SIGNER_KEY_URL' | 'SIGNER_WALLET'
>;

/** Permission bits of users other than the owner and the group. */
const OTHERS = 0o007;

function keyIn(file: string): SigningKey {
  let text: string;
  try {
    if ((statSync(file).mode & OTHERS) !== 0) {
      throw new Error('other users may read it. Change its mode to 0400');
    }
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new ConfigError(`SIGNER_KEY_FILE: ${(cause as Error).message}.`, { cause });
  }
  if (/^0x[0-9a-fA-F]{64}$/.test(text)) return localKey(text as `0x${string}`);
  throw new ConfigError('SIGNER_KEY_FILE: its content is not 0x and 64 hex digits.');
}

/** @throws ConfigError unless the settings name exactly one key */
export function openSigningKey({
  SIGNER_KEY_FILE,
  SIGNER_KEY_URL,
  SIGNER_WALLET,
}: KeySettings): SigningKey {
  if ((SIGNER_KEY_FILE === undefined) === (SIGNER_KEY_URL === undefined)) {
    throw new ConfigError('SIGNER_KEY_FILE: set either this or SIGNER_KEY_URL.');
  }
  if (SIGNER_KEY_FILE !== undefined) return keyIn(SIGNER_KEY_FILE);
  if (SIGNER_WALLET === undefined) {
    throw new ConfigError('SIGNER_WALLET: it is required with SIGNER_KEY_URL.');
  }
  return remoteKey({ url: SIGNER_KEY_URL ?? '', wallet: SIGNER_WALLET as `0x${string}` });
}
