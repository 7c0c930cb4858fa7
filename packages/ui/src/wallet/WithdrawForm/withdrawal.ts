import { MESSAGES, OTP_SHAPE, WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import { NETWORKS, PAYOUT_NETWORK, withdrawalProblem } from '@platform/rules/funds';
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

const { token, standard } = NETWORKS[PAYOUT_NETWORK];

/** Everything the form says. */
export const WITHDRAW_TEXTS = {
  amount: 'Amount',
  address: `${standard} address`,
  addressHint: `${token} is sent to this address on ${standard}. A payment cannot be taken back.`,
  txnPassword: 'TXN password',
  txnPasswordHint: 'Asked for because this is not the wallet address of your settings.',
  noTxnPassword:
    'A withdrawal to an address that is not in your settings asks for a TXN password, and you have none yet.',
  setTxnPassword: 'Set a TXN password',
  otp: 'OTP',
  otpHint: 'The 6 digits that your authenticator app shows.',
  noTwoFactor: 'A withdrawal is confirmed with a code of your authenticator app.',
  twoFactor: 'Set up two-factor authentication',
  waits:
    'Your password, TXN password, wallet address or two-factor authentication was changed. For your safety, withdrawals wait until',
  stopped:
    'Withdrawals were stopped by the link of a mail. A new password that you set by mail lets them go on.',
  newPassword: 'Set a new password',
  balance: 'Balance',
  fee: 'Fee',
  remaining: 'Remaining balance',
  tooMuch: 'The balance is too small for this amount and the fee.',
  submit: 'Withdraw',
  pending: 'Please wait...',
};
export type WithdrawTexts = typeof WITHDRAW_TEXTS;

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
 */
export function withdrawalProblems(
  { amount, address, otp, txnPassword }: WithdrawalDraft,
  own: string,
  hasTxnPassword: boolean,
): Problems<WithdrawalDraft> {
  const tooSmall = withdrawalProblem(parseAmount(amount) ?? 0n);
  const noPassword = hasTxnPassword && txnPassword === '' && goesElsewhere(address, own);
  return {
    ...(tooSmall !== undefined && { amount: tooSmall }),
    ...(!WALLET_ADDRESS_SHAPE.test(address.trim()) && { address: MESSAGES.walletAddress }),
    ...(noPassword && { txnPassword: MESSAGES.txnPassword }),
    ...(!OTP_SHAPE.test(otp) && { otp: MESSAGES.otp }),
  };
}
