import type { Config } from '../config/config';
import type { Database } from '../db/database';
import type { Chain } from '../ports/chain/chain';
import { closedChain } from '../ports/chain/closed';
import { demoChain } from '../ports/chain/demo';
import type { NodeOptions } from '../ports/chain/evm/nodes';

/**
 * Opens the chain. Test money and real money stay separate: the demo chain is only for the embedded
 * database, and the settings reject networks with that database.
 */
export async function openChain(
  db: Database,
  embedded: boolean,
  config: Config,
  options: NodeOptions,
): Promise<Chain> {
  const { EVM_NETWORKS, EVM_DEPOSIT_XPUB } = config;
  if (embedded) return demoChain(db);
  if (EVM_NETWORKS === undefined || EVM_DEPOSIT_XPUB === undefined) return closedChain;
  // Loaded on demand, because this module is a third of the server's code.
  const { evmChain } = await import('../ports/chain/evm/evmChain');
  return evmChain({ ...options, networks: EVM_NETWORKS, depositKey: EVM_DEPOSIT_XPUB });
}
