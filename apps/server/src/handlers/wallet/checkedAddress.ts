import { checksummed } from '../../account/walletAddress';
import { Refusal } from '../../http/refusal';

const ZERO_ADDRESS = /^0x0{40}$/;

/**
 * @throws Refusal 422 for a wrong checksum, and for the zero address, to which tokens refuse
 * transfers
 */
export function checkedAddress(address: string): string {
  if (ZERO_ADDRESS.test(address)) throw new Refusal(422, 'NO_ADDRESS');
  const checked = checksummed(address);
  if (checked !== undefined) return checked;
  throw new Refusal(422, 'WRONG_CHECKSUM');
}
