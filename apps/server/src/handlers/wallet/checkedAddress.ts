import { checksummed } from '../../account/walletAddress';
import { Refusal } from '../../http/refusal';

const ZERO_ADDRESS = /^0x0{40}$/;

/**
 * Returns a wallet address with its checksum.
 *
 * @throws Refusal 422 if the checksum is wrong, and for the zero address. Tokens refuse transfers to it,
 *   so a withdrawal could never end.
 */
export function checkedAddress(address: string): string {
  if (ZERO_ADDRESS.test(address)) throw new Refusal(422, 'NO_ADDRESS');
  const checked = checksummed(address);
  if (checked !== undefined) return checked;
  throw new Refusal(422, 'WRONG_CHECKSUM');
}
