import type { Network } from '@platform/rules/funds';
import { Refusal } from '../../http/refusal';
import { ChainUnreachable } from '../../ports/chain/chain';
import type { Services } from '../shared/services';

/** @throws Refusal 503 if a chain does not respond; a later search finds the deposits */
export async function lookForDeposits(
  { deposits, log }: Services,
  networks: readonly Network[],
): Promise<object> {
  try {
    await deposits.look(networks);
    return {};
  } catch (error) {
    // The chain port has already logged this error.
    if (!(error instanceof ChainUnreachable)) log(error);
    throw new Refusal(503, 'CHAIN_UNREACHABLE');
  }
}
