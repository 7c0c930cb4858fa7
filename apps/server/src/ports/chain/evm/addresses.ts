import { secp256k1 } from '@noble/curves/secp256k1';
import { bytesToHex, type Address } from 'viem';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/** Derivation of hardened indexes needs the private key. */
const FIRST_HARDENED = 2n ** 31n;

/**
 * Returns a function that derives one address per member from an extended public key (BIP-32
 * `xpub`). Only the private key, which this server does not have, can spend the deposits.
 */
export function addressesBelow(xpub: string): (member: bigint) => Address {
  const parent = HDKey.fromExtendedKey(xpub);
  return (member) => {
    if (member >= FIRST_HARDENED) throw new Error(`Member ${member} is beyond the last address.`);
    const { publicKey } = parent.deriveChild(Number(member));
    if (publicKey === null) throw new Error(`Member ${member} has no public key.`);
    const point = secp256k1.ProjectivePoint.fromHex(publicKey);
    return publicKeyToAddress(bytesToHex(point.toRawBytes(false)));
  };
}
