import { checksummed } from '../accounts/walletAddress';
import { Refusal } from '../http/refusal';

const NOBODYS = /^0x0{40}$/;

/**
 * An address of a wallet with its checksum.
 *
 * @throws Refusal 422 when it brings a checksum, and of another address; and for the address of all
 *   zeros, to which tokens refuse to be sent: a withdrawal to it could never end
 */
export function checkedAddress(address: string): string {
  if (NOBODYS.test(address)) {
    throw new Refusal(422, 'This address is nobody’s. Please give one of yours.', 'NO_ADDRESS');
  }
  const checked = checksummed(address);
  if (checked !== undefined) return checked;
  throw new Refusal(
    422,
    'The checksum of this address is wrong: a character was mistyped. Please copy it again.',
    'WRONG_CHECKSUM',
  );
}
