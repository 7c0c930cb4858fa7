import type { Hex } from 'viem';
import type { Network } from '@platform/rules/funds';
import type { ChainReader, ChainTransfer, TransferQuery } from '../chain';
import { known } from './known';
import type { Node } from './network';
import type { Nodes } from './nodes';
import { readTransfers, transfersInReceipt } from './transfers';

async function read(node: Node, query: TransferQuery) {
  const final = await node.finalBlock();
  const through = final < query.through ? final : query.through;
  return { transfers: await readTransfers(node, { ...query, through }), through };
}

async function transfersIn(node: Node, transaction: string): Promise<ChainTransfer[]> {
  const final = await node.finalBlock();
  const receipt = await known(node.client.getTransactionReceipt({ hash: transaction as Hex }));
  if (receipt === undefined || receipt.blockNumber > final) return [];
  return transfersInReceipt(node, receipt);
}

async function timeOf({ client }: Node, block: bigint): Promise<number> {
  // A chain that is too short has no final block, so use the first block.
  return Number((await client.getBlock({ blockNumber: block < 0n ? 0n : block })).timestamp);
}

export const readerOf = (on: (network: Network) => Nodes): ChainReader => {
  const comparing = (network: Network) => on(network).check ?? on(network).node;
  return {
    head: (network) => on(network).node.finalBlock(),
    transfers: (network, query) => read(comparing(network), query),
    secondsBetween: async (network, earlier, later) => {
      const { node } = on(network);
      const final = await node.finalBlock();
      const last = final < later ? final : later;
      return last <= earlier ? 0 : (await timeOf(node, last)) - (await timeOf(node, earlier));
    },
    transfersIn: (network, transaction) => transfersIn(comparing(network), transaction),
    nonceOf: async (network, transaction) => {
      const { client } = comparing(network);
      return BigInt((await client.getTransaction({ hash: transaction as Hex })).nonce);
    },
  };
};
