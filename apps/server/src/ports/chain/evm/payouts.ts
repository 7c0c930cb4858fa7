import { erc20Abi, type Address, type Hex } from 'viem';
import type { Payment, PaymentState, Payouts } from '../payouts';
import type { Nodes } from './nodes';
import type { Node } from './network';
import { objectionOf } from './objection';
import { outcomeOn, REPLACED_DEPTH } from './outcome';

export function payoutsOn({ node, check }: Nodes): Payouts {
  const { client, token } = node;
  const payouts: Payouts = {
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

    async holdings(wallet) {
      await node.head();
      const address = wallet as Address;
      const [coin, value] = await Promise.all([
        client.getBalance({ address }),
        client.readContract({
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [address],
        }),
      ]);
      return { coin, token: await node.toMicroUsdt(value) };
    },
  };
  return payouts;
}

/**
 * Returns the outcome of a payment that one node reports as failed. Money is returned only if both
 * nodes agree.
 */
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
