import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Device } from '../account/device';
import { nameOnceConfirmed } from '../account/emailConfirmation';
import { mailTexts } from '../account/language';
import type { Letter, MailSite } from '../account/letter';
import { securityMail, type SecurityNotice } from '../account/securityMail';
import { newStopLink } from '../account/stopLinks';
import { one, type Tx } from '../db/database';
import type { Random } from '../ports/random';

export interface WithdrawalNotice extends SecurityNotice {
  amount: MicroUsdt;
  fee: MicroUsdt;
  address: string;
  network: string;
}

/**
 * Creates the notice about a withdrawal. Call this function in the transaction of the withdrawal.
 */
export async function noticeOfWithdrawal(
  tx: Tx,
  random: Random,
  waitHours: number,
  { member, key, device }: { member: bigint; key: string; device: Device },
): Promise<WithdrawalNotice> {
  const token = await newStopLink(tx, random, member, waitHours);
  const facts = one(
    await tx.query<Omit<WithdrawalNotice, 'device' | 'token'>>(sql`
      select amount, fee, address, network, requested_at as at, ${nameOnceConfirmed}, email as "to",
        language
      from withdrawal join member on member.id = member_id
      where member_id = ${member} and key = ${key}`),
  );
  return { ...facts, device, token };
}

/** Composes the email about a withdrawal. Its link works until the payment is signed. */
export function withdrawalMail(notice: WithdrawalNotice & MailSite): Letter {
  const { address, network } = notice;
  const text = mailTexts(notice.language);
  const amounts = { amount: toDecimal(notice.amount), fee: toDecimal(notice.fee) };
  return securityMail({
    ...notice,
    what: text.withdrawalRequested,
    details: [
      [
        text.withdrawalAmount(amounts),
        text.withdrawalTo({ address }),
        text.withdrawalNetwork({ network }),
      ].join('\n'),
    ],
  });
}
