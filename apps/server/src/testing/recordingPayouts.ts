import type { Payment, PaymentState, SignedTransaction } from '../ports/chain/payouts';
import type { Wallet } from './payWithdrawals';

export class RecordingPayouts implements Wallet {
  readonly sent: (SignedTransaction & { nonce: bigint })[] = [];
  readonly paid = new Set<string>();
  answer: PaymentState['state'] = 'pending';
  breakAfterSend = false;
  #signed = 0;

  constructor(readonly wallet = '0xwallet') {}

  async sign({ lastNonce = -1n }: { lastNonce: bigint | undefined }) {
    const nonce = lastNonce + 1n;
    return { wallet: this.wallet, nonce, ...this.#next(nonce) };
  }

  async mined() {
    return { count: BigInt(this.sent.length), block: 0n };
  }

  async raise({ nonce }: Payment) {
    return this.#next(nonce);
  }

  async send({ nonce }: Payment, { hash, signed }: SignedTransaction) {
    this.sent.push({ nonce, hash, signed });
    this.paid.add(hash);
    if (this.breakAfterSend) throw new Error('connection lost');
  }

  async state({ attempts }: Payment): Promise<PaymentState> {
    const hash = attempts.findLast((attempt) => this.paid.has(attempt.hash))?.hash;
    if (hash === undefined) return { state: 'unknown' };
    return { state: this.answer, hash, reason: 'as the test set it' } as PaymentState;
  }

  async objection() {
    return 'This chain knows no verdicts.';
  }

  async holdings() {
    return { token: 0n, coin: 0n };
  }

  #next(nonce: bigint): SignedTransaction {
    this.#signed += 1;
    return { hash: `${this.wallet}-${nonce}-${this.#signed}`, signed: `raw-${this.#signed}` };
  }
}
