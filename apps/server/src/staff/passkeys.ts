import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { once } from '../ports/once';

/** Loads the library on first use, because most servers seldom verify a passkey. */
const library = once(() => import('@simplewebauthn/server'));

/** Site of the passkeys. A passkey works only on the host where it was created. */
export interface PasskeySite {
  /** Origin of the pages. */
  origin: string;
  /** Name of the site in the browser's dialog. */
  name: string;
}

export interface Passkey {
  credential: Buffer;
  publicKey: Buffer;
  /** Number of signatures so far; 0 if the authenticator does not count. */
  counter: bigint;
  transports: readonly string[];
}

type Transports = ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[];

const hostOf = ({ origin }: PasskeySite): string => new URL(origin).hostname;

const idOf = ({ credential }: Pick<Passkey, 'credential'>): string =>
  credential.toString('base64url');

const descriptorOf = (passkey: Pick<Passkey, 'credential' | 'transports'>) => ({
  id: idOf(passkey),
  transports: [...passkey.transports] as Transports,
});

/**
 * Returns the browser options for creating a passkey, with a new challenge.
 *
 * @param existing passkeys whose authenticators create no second one. @default []
 */
export async function creationOptions(
  site: PasskeySite,
  person: { id: bigint; name: string },
  existing: readonly Pick<Passkey, 'credential' | 'transports'>[] = [],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userName: person.name,
    userID: new TextEncoder().encode(`staff ${person.id}`),
    attestationType: 'none',
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Returns the browser options for signing with one of the passkeys. */
export async function requestOptions(
  site: PasskeySite,
  passkeys: readonly Pick<Passkey, 'credential' | 'transports'>[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'preferred',
  });
}

/** Returns the id of the passkey that signed; undefined if the response is malformed. */
export function credentialOf(response: unknown): Buffer | undefined {
  const { id } = (response ?? {}) as { id?: unknown };
  return typeof id === 'string' ? Buffer.from(id, 'base64url') : undefined;
}

/** Returns the passkey that a browser created; undefined if the response is invalid. */
export async function createdPasskey(
  site: PasskeySite,
  challenge: string,
  response: unknown,
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      // The password is the other factor.
      requireUserVerification: false,
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credential: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter: BigInt(counter),
      transports,
    };
  } catch {
    // The library throws for every malformed or forged response.
    return undefined;
  }
}

/** Returns the new counter of a passkey that signed the challenge; undefined if the response is invalid. */
export async function verifiedCounter(
  site: PasskeySite,
  challenge: string,
  passkey: Passkey,
  response: unknown,
): Promise<bigint | undefined> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      credential: {
        ...descriptorOf(passkey),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
      requireUserVerification: false,
    });
    return verified ? BigInt(authenticationInfo.newCounter) : undefined;
  } catch {
    return undefined;
  }
}
