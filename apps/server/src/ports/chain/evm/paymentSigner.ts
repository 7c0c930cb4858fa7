import {
  encodeFunctionData,
  erc20Abi,
  isAddressEqual,
  parseTransaction,
  recoverTransactionAddress,
  type Address,
  type TransactionSerializedEIP1559,
} from 'viem';
import type { Payment, PaymentSigner } from '../payouts';
import { raisedFees, withRoom } from './fees';
import type { Nodes } from './nodes';
import { payoutsOn } from './payouts';
import { signWith, type SigningKey } from './signingKey';

/** Creates the signer of the hot wallet. Keep at most a few days of payouts in this wallet. */
export function paymentSigner(nodes: Nodes, key: SigningKey): PaymentSigner {
  const { node } = nodes;
  const { client, token } = node;
  const address = key.wallet;
  const wallet = address.toLowerCase();

  /** Returns the newest transaction of a payment, which this wallet must have signed. */
  async function newestOf({ attempts, nonce }: Payment) {
    const signed = (attempts.at(-1)?.signed ?? '0x') as TransactionSerializedEIP1559;
    const signer = await recoverTransactionAddress({ serializedTransaction: signed });
    const { r, s, v, yParity, ...transaction } = parseTransaction(signed);
    if (!isAddressEqual(signer, address) || BigInt(transaction.nonce ?? 0) !== nonce) {
      throw new Error(
        `The wallet ${wallet} has not signed the transaction with the nonce ${nonce}.`,
      );
    }
    return transaction;
  }

  return {
    wallet,
    state: payoutsOn(nodes).state,

    async sign({ address: recipient, amount, lastNonce = -1n }) {
      const chainId = await node.verify();
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [recipient as Address, await node.fromMicroUsdt(amount)],
      });
      // If the wallet cannot pay, this call fails before anything is signed.
      const gas = await client.estimateGas({ account: address, to: token, data });
      const used = await client.getTransactionCount({ address, blockTag: 'pending' });
      const nonce = Math.max(Number(lastNonce) + 1, used);
      const signed = await signWith(key, {
        chainId,
        type: 'eip1559',
        nonce,
        to: token,
        data,
        // Adds a reserve, because the state may change slightly before the transaction is mined.
        gas: (gas * 12n) / 10n,
        ...withRoom(await client.estimateFeesPerGas()),
      });
      return { wallet, nonce: BigInt(nonce), ...signed };
    },

    async mined() {
      const block = await node.head();
      const count = await client.getTransactionCount({ address, blockNumber: block });
      return { count: BigInt(count), block };
    },

    async raise(payment) {
      await node.verify();
      const newest = await newestOf(payment);
      const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = newest;
      const market = withRoom(await client.estimateFeesPerGas());
      return signWith(key, {
        ...newest,
        ...raisedFees({ maxFeePerGas, maxPriorityFeePerGas }, market),
      });
    },
  };
}
