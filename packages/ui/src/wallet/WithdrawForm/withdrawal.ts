import { OTP_SHAPE, WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import { withdrawalProblem } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import type { Problems } from '../../internal/useDraft';
import { parseAmount } from '../../primitives/AmountField/amountText';

export interface WithdrawalDraft {
  /** Amount as decimal text. */
  amount: string;
  address: string;
  /** Code from the authenticator app. */
  otp: string;
  /** TXN password; empty for the member's own address. */
  txnPassword: string;
}

/**
 * Reason why the member cannot withdraw: the end of a waiting period in epoch ms, or `stopped` by
 * the member.
 */
export type WithdrawalBar = number | 'stopped';

/**
 * Returns true for an address other than the member's own. Ignores case, which is only a checksum.
 */
export const goesElsewhere = (address: string, own: string): boolean =>
  own === '' || address.trim().toLowerCase() !== own.toLowerCase();

/**
 * Returns a withdrawal's problems under the specification's rules.
 * @param hasTxnPassword true if the form has a field for the TXN password
 * @param minimum the brand's minimum withdrawal
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
