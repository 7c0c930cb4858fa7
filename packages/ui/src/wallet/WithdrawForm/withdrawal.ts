import { OTP_SHAPE, WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import { withdrawalProblem } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import type { Problems } from '../../internal/useDraft';
import { parseAmount } from '../../primitives/AmountField/amountText';

/** A withdrawal, as typed. */
export interface WithdrawalDraft {
  /** Decimal text. */
  amount: string;
  /** A BEP20 address. */
  address: string;
  /** The code of the authenticator app. */
  otp: string;
  /** Empty where the address is the member's own. */
  txnPassword: string;
}

/** Why nothing can be withdrawn now: until when it waits, epoch ms, or that the member stopped it. */
export type WithdrawalBar = number | 'stopped';

/**
 * Whether a withdrawal goes elsewhere than to the member's own address. The case of an address is its
 * checksum, which is judged elsewhere.
 */
export const goesElsewhere = (address: string, own: string): boolean =>
  own === '' || address.trim().toLowerCase() !== own.toLowerCase();

/**
 * What the specification says about a withdrawal, and what one to another address takes.
 *
 * @param hasTxnPassword whether there is a TXN password to type; the server refuses without one
 * @param minimum the smallest withdrawal of the brand
 */
export function withdrawalProblems(
  { amount, address, otp, txnPassword }: WithdrawalDraft,
  own: string,
  hasTxnPassword: boolean,
  minimum?: MicroUsdt,
): Problems<WithdrawalDraft> {
  const tooSmall = withdrawalProblem(parseAmount(amount) ?? 0n, minimum);
  const noPassword = hasTxnPassword && txnPassword === '' && goesElsewhere(address, own);
  return {
    ...(tooSmall !== undefined && { amount: tooSmall }),
    ...(!WALLET_ADDRESS_SHAPE.test(address.trim()) && {
      address: { code: 'invalidWalletAddress' },
    }),
    ...(noPassword && { txnPassword: { code: 'noTxnPassword' } }),
    ...(!OTP_SHAPE.test(otp) && { otp: { code: 'invalidOtp' } }),
  };
}
