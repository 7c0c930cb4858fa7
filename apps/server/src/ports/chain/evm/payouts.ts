import {
  encodeFunctionData,
  erc20Abi,
  keccak256,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { PaymentState, Payouts, SignedPayment } from '../chain';
import type { Node } from './network';

/** How much deeper than final a nonce must be spent before a payment is called replaced. */
const REPLACED_DEPTH = 2n;

/** Answers undefined for what the node does not know. */
async function known<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}

/** Pays from a wallet whose key this server has: keep no more in it than a few days take. */
export function payoutsFrom(node: Node, privateKey: Hex): Payouts {
  const account = privateKeyToAccount(privateKey);
  const { client, token } = node;
  const payouts: Payouts = {
    async sign({ address, amount, lastNonce = -1n }) {
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [address as Address, await node.fromMicroUsdt(amount)],
      });
      // Fails here, before anything is signed, when the wallet cannot pay.
      const gas = await client.estimateGas({ account: account.address, to: token, data });
      const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas();
      const used = await client.getTransactionCount({
        address: account.address,
        blockTag: 'pending',
      });
      const nonce = Math.max(Number(lastNonce) + 1, used);
      const signed = await account.signTransaction({
        ...{ chainId: await client.getChainId(), type: 'eip1559', nonce, to: token, data },
        // The state it was estimated on may have changed a little when it is mined.
        ...{ gas: (gas * 12n) / 10n, maxFeePerGas: maxFeePerGas * 2n, maxPriorityFeePerGas },
      });
      return { nonce: BigInt(nonce), hash: keccak256(signed), signed };
    },

    async send(payment) {
      try {
        await client.sendRawTransaction({ serializedTransaction: payment.signed as Hex });
      } catch (error) {
        // 'already known' and its like, which every node words its own way.
        if ((await payouts.state(payment)) === 'unknown') throw error;
      }
    },

    async state({ hash, nonce }: SignedPayment): Promise<PaymentState> {
      const receipt = await known(client.getTransactionReceipt({ hash: hash as Hex }));
      if (receipt !== undefined) {
        if (receipt.blockNumber > (await node.finalBlock())) return 'pending';
        return receipt.status === 'success' ? 'success' : 'failed';
      }
      if ((await known(client.getTransaction({ hash: hash as Hex }))) !== undefined) {
        return 'pending';
      }
      return (await isReplaced(node, account.address, nonce)) ? 'failed' : 'unknown';
    },
  };
  return payouts;
}

/**
 * Whether another transaction of the wallet has taken this nonce, so deep that no reorganisation
 * brings it back: the payment can never happen.
 */
async function isReplaced(node: Node, address: Address, nonce: bigint): Promise<boolean> {
  const blockNumber = await node.finalBlock(REPLACED_DEPTH);
  if (blockNumber < 0n) return false;
  const used = await node.client.getTransactionCount({ address, blockNumber });
  return BigInt(used) > nonce;
}
