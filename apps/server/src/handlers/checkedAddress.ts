import { checksummed } from '../accounts/walletAddress';
import { Refusal } from '../http/refusal';

/**
 * An address of a wallet with its checksum.
 *
 * @throws Refusal 422 when it brings a checksum, and of another address
 */
export function checkedAddress(address: string): string {
  const checked = checksummed(address);
  if (checked !== undefined) return checked;
  throw new Refusal(
    422,
    'The checksum of this address is wrong: a character was mistyped. Please copy it again.',
    'WRONG_CHECKSUM',
  );
}
