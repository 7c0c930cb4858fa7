import { getAddress, type Address, type Hex } from 'viem';
import { PAYOUT_NETWORK, type Network } from '@platform/rules/funds';
import type { Chain } from '../chain';
import { addressesBelow } from './addresses';
import type { EvmNetwork } from './network';
import { openNodes, type NodeOptions, type Nodes } from './nodes';
import { payoutsFrom } from './payouts';
import { readerOf } from './reader';
import { scanTransfers } from './scan';

export interface EvmOptions extends NodeOptions {
  /** The networks that are open. */
  networks: Readonly<Partial<Record<Network, EvmNetwork>>>;
  /** The extended public key that deposit addresses are below. */
  depositKey: string;
  /** The private key of the wallet that pays withdrawals; without it they are closed. */
  hotWalletKey?: Hex | undefined;
}

/** Chains of the Ethereum kind, each reached through a node's JSON-RPC. Nothing is sent before use. */
export function evmChain({ networks, depositKey, hotWalletKey, ...options }: EvmOptions): Chain {
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
    payouts: payer && hotWalletKey && payoutsFrom({ ...payer, privateKey: hotWalletKey }),
    addressOf: (_, member) => addressOf(member),
    written: (address) => getAddress(address as Address),
    scan: (network, after, watched) => scanTransfers(on(network).node, after, watched),
    ...readerOf(on),
  };
}
