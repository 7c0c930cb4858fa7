import { getAddress, type Address } from 'viem';
import { PAYOUT_NETWORK, type Network } from '@platform/rules/funds';
import type { Chain } from '../chain';
import { addressesBelow } from './addresses';
import type { EvmNetwork } from './network';
import { openNodes, type NodeOptions, type Nodes } from './nodes';
import { payoutsOn } from './payouts';
import { readerOf } from './reader';
import { scanTransfers } from './scan';

export interface EvmOptions extends NodeOptions {
  networks: Readonly<Partial<Record<Network, EvmNetwork>>>;
  depositKey: string;
}

/** Creates the chain of EVM networks. Sends no request before the first use. */
export function evmChain({ networks, depositKey, ...options }: EvmOptions): Chain {
  const nodes = new Map<Network, Nodes>();
  for (const [network, settings] of Object.entries(networks)) {
    nodes.set(network as Network, openNodes(network, settings, options));
  }
  const on = (network: Network): Nodes => {
    const found = nodes.get(network);
    if (found === undefined) throw new Error(`${network} is not open.`);
    return found;
  };
  const payer = nodes.get(PAYOUT_NETWORK);
  const addressOf = addressesBelow(depositKey);
  return {
    networks: [...nodes.keys()],
    payouts: payer && payoutsOn(payer),
    addressOf: (_, member) => addressOf(member),
    written: (address) => getAddress(address as Address),
    scan: (network, after, watched) => scanTransfers(on(network).node, after, watched),
    ...readerOf(on),
  };
}
