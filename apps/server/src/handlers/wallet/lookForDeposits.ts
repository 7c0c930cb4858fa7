import type { Network } from '@platform/rules/funds';
import { Refusal } from '../../http/refusal';
import { ChainUnreachable } from '../../ports/chain/chain';
import type { Services } from '../shared/services';

/**
 * Looks for deposits on these networks, for the two calls that ask for it.
 *
 * @throws Refusal 503 when a chain does not answer: no deposit is lost, it is found later
 */
export async function lookForDeposits(
  { deposits, log }: Services,
  networks: readonly Network[],
): Promise<object> {
  try {
    await deposits.look(networks);
    return {};
  } catch (error) {
    // That calls to a node pause was logged once, by its port.
    if (!(error instanceof ChainUnreachable)) log(error);
    throw new Refusal(503, 'CHAIN_UNREACHABLE');
  }
}
