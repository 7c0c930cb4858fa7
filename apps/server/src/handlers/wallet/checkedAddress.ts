import { checksummed } from '../../account/walletAddress';
import { Refusal } from '../../http/refusal';

const ZERO_ADDRESS = /^0x0{40}$/;

/**
 * An address of a wallet with its checksum.
 *
 * @throws Refusal 422 when it brings a checksum, and of another address; and for the address of all
 *   zeros, to which tokens refuse to be sent: a withdrawal to it could never end
 */
export function checkedAddress(address: string): string {
  if (ZERO_ADDRESS.test(address)) throw new Refusal(422, 'NO_ADDRESS');
  const checked = checksummed(address);
  if (checked !== undefined) return checked;
  throw new Refusal(422, 'WRONG_CHECKSUM');
}
