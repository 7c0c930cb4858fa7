import type { Hex } from 'viem';
import { PAYOUT_NETWORK, type Chain, type Network } from '../chain';
import { addressesBelow } from './addresses';
import { Node, type EvmNetwork } from './network';
import { payoutsFrom } from './payouts';
import { scanTransfers } from './scan';

export interface EvmOptions {
  /** The networks that are open. */
  networks: Readonly<Partial<Record<Network, EvmNetwork>>>;
  /** The extended public key that deposit addresses are below. */
  depositKey: string;
  /** The private key of the wallet that pays withdrawals; without it they are closed. */
  hotWalletKey?: Hex | undefined;
}

/** Chains of the Ethereum kind, each reached through a node's JSON-RPC. Nothing is sent before use. */
export function evmChain({ networks, depositKey, hotWalletKey }: EvmOptions): Chain {
  const nodes = new Map<Network, Node>();
  for (const [network, options] of Object.entries(networks)) {
    nodes.set(network as Network, new Node(options));
  }
  const nodeOf = (network: Network): Node => {
    const node = nodes.get(network);
    if (node === undefined) throw new Error(`${network} is not open.`);
    return node;
  };
  const payer = nodes.get(PAYOUT_NETWORK);
  const addressOf = addressesBelow(depositKey);
  return {
    networks: [...nodes.keys()],
    payouts: payer && hotWalletKey && payoutsFrom(payer, hotWalletKey),
    addressOf: (_, member) => addressOf(member),
    scan: (network, after, addresses) => scanTransfers(nodeOf(network), after, addresses),
  };
}
