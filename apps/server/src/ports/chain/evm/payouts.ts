import {
  encodeFunctionData,
  erc20Abi,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type Address,
  type Hex,
  type TransactionSerialized,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Payment, PaymentState, Payouts } from '../payouts';
import { raisedFees, withRoom } from './fees';
import type { Node } from './network';
import { objectionOf } from './objection';
import { outcomeOn, REPLACED_DEPTH } from './outcome';

export interface PayoutOptions {
  node: Node;
  /** Second node, which must agree before a payment counts as failed. */
  check: Node | undefined;
  privateKey: Hex;
}

/**
 * Creates payouts from a wallet whose key this server has. Keep at most a few days of payouts in
 * it.
 */
export function payoutsFrom({ node, check, privateKey }: PayoutOptions): Payouts {
  const account = privateKeyToAccount(privateKey);
  const wallet = account.address.toLowerCase();
  const { client, token } = node;

  const transferTo = async (address: string, amount: bigint): Promise<Hex> =>
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [address as Address, await node.fromMicroUsdt(amount)],
    });

  const payouts: Payouts = {
    wallet,

    async sign({ address, amount, lastNonce = -1n }) {
      const chainId = await node.verify();
      const data = await transferTo(address, amount);
      // If the wallet cannot pay, this call fails before anything is signed.
      const gas = await client.estimateGas({ account: account.address, to: token, data });
      const used = await client.getTransactionCount({
        address: account.address,
        blockTag: 'pending',
      });
      const nonce = Math.max(Number(lastNonce) + 1, used);
      const signed = await account.signTransaction({
        chainId,
        type: 'eip1559',
        nonce,
        to: token,
        data,
        // Adds a reserve, because the state may change slightly before the transaction is mined.
        gas: (gas * 12n) / 10n,
        ...withRoom(await client.estimateFeesPerGas()),
      });
      return { wallet, nonce: BigInt(nonce), hash: keccak256(signed), signed };
    },

    async mined() {
      const block = await node.head();
      const { address } = account;
      const count = await client.getTransactionCount({ address, blockNumber: block });
      return { count: BigInt(count), block };
    },

    async raise(payment) {
      if (payment.wallet !== wallet)
        throw new Error(`This server does not have the key of wallet ${payment.wallet}.`);
      const chainId = await node.verify();
      const last = parseTransaction((payment.attempts.at(-1)?.signed ?? '0x') as Hex);
      const { gas, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = last;
      const market = withRoom(await client.estimateFeesPerGas());
      const signed = await account.signTransaction({
        chainId,
        type: 'eip1559',
        nonce: Number(payment.nonce),
        to: token,
        gas,
        data: await transferTo(payment.address, payment.amount),
        ...raisedFees({ maxFeePerGas, maxPriorityFeePerGas }, market),
      });
      return { hash: keccak256(signed), signed };
    },

    async send(payment, { signed }) {
      try {
        await client.sendRawTransaction({ serializedTransaction: signed as Hex });
      } catch (error) {
        // Nodes word 'already known' differently, so the state of the payment decides.
        if ((await payouts.state(payment)).state === 'unknown') throw error;
      }
    },

    async state(payment): Promise<PaymentState> {
      const outcome = await outcomeOn(node, payment);
      if (outcome.state !== 'failed') return outcome;
      const { hash, block } = outcome;
      return check === undefined
        ? { state: 'failed', hash }
        : confirmed(check, payment, { hash, block });
    },

    async objection(payment, claimed) {
      const first = await objectionOf(node, payment, claimed);
      if (first !== undefined || check === undefined) return first;
      const second = await objectionOf(check, payment, claimed);
      return second && `The second node (checkRpcUrl) does not agree: ${second}`;
    },

    signerOf: async (signed) => {
      const serializedTransaction = signed as TransactionSerialized;
      return (await recoverTransactionAddress({ serializedTransaction })).toLowerCase();
    },

    async holdings() {
      await node.head();
      const [coin, value] = await Promise.all([
        client.getBalance({ address: account.address }),
        client.readContract({
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [account.address],
        }),
      ]);
      return { coin, token: await node.toMicroUsdt(value) };
    },
  };
  return payouts;
}

/** Confirms a failed payment with the second node. Money is returned only if both nodes agree. */
async function confirmed(
  check: Node,
  payment: Payment,
  { hash, block }: { hash: string; block: bigint },
): Promise<PaymentState> {
  const second = await outcomeOn(check, payment);
  if (second.state === 'failed' && second.hash === hash) return { state: 'failed', hash };
  if ((await check.finalBlock(REPLACED_DEPTH)) < block) return { state: 'pending' };
  const says = second.state === 'failed' ? `failed by ${second.hash}` : second.state;
  return {
    state: 'review',
    reason: `One node says that ${hash} has the payment's nonce and pays nothing; the other says: ${says}.`,
  };
}
