import { secp256k1 } from '@noble/curves/secp256k1';
import { bytesToHex, type Address } from 'viem';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/** BIP-32: numbers from here on would need the private key. */
const FIRST_HARDENED = 2n ** 31n;

/**
 * The addresses below an extended public key (BIP-32 `xpub`), one a member. The holder of the private
 * key that belongs to it can spend what arrives there; this server has not.
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
