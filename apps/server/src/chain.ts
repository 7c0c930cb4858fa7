import type { Config } from './config';
import type { Database } from './db/database';
import type { Chain } from './ports/chain/chain';
import { closedChain } from './ports/chain/closed';
import { demoChain } from './ports/chain/demo';
import { evmChain } from './ports/chain/evm/evmChain';
import type { NodeOptions } from './ports/chain/evm/nodes';

/**
 * The chain that the settings name. Test money and real money never meet: the demo chain serves
 * only the embedded database, and the settings refuse networks there.
 */
export function openChain(
  db: Database,
  embedded: boolean,
  config: Config,
  options: NodeOptions,
): Chain {
  const { EVM_NETWORKS, EVM_DEPOSIT_XPUB, EVM_HOT_WALLET_KEY } = config;
  if (embedded) return demoChain(db);
  if (EVM_NETWORKS === undefined || EVM_DEPOSIT_XPUB === undefined) return closedChain;
  return evmChain({
    ...options,
    networks: EVM_NETWORKS,
    depositKey: EVM_DEPOSIT_XPUB,
    hotWalletKey: EVM_HOT_WALLET_KEY as `0x${string}` | undefined,
  });
}
