import { myBets, paginate } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { colorText, type Digit } from '@platform/rules/wingo';
import { memberEndpoint } from '../../http/endpoint';
import { betsPage } from '../../wingo/history';
import type { BetEvidence } from '../../wingo/receipts';
import { receiptReply } from './receiptReply';
import type { Services } from '../shared/services';

const resultOf = (digit: Digit | null) =>
  digit === null ? null : { number: digit, color: colorText(digit) };

const evidenceReply = ({ number, rootPath, receipt }: BetEvidence = {}) => ({
  ...(number === undefined ? {} : { number }),
  ...(rootPath === undefined ? {} : { root_path: rootPath }),
  ...(receipt === undefined ? {} : { receipt: receiptReply(receipt) }),
});

export const myBetsEndpoint = ({ db, receipts }: Services) =>
  memberEndpoint(myBets, async ({ gametype, page, size }, { member }) => {
    const { rows, total, archivedBefore } = await betsPage(db, member, gametype, {
      page,
      size,
    });
    const evidence = await receipts.ofRecords(rows);
    return {
      data: rows.map((bet, index) => ({
        order_id: String(bet.id),
        gameId: {
          roundNumber: bet.roundNumber,
          result: resultOf(bet.digit),
          void_reason: bet.voidReason,
        },
        amount: toDecimal(bet.stake),
        betType: bet.betType,
        betValue: bet.betValue,
        state: bet.state,
        total_winning: toDecimal(bet.received),
        bet_at: bet.placedAt.getTime(),
        ...evidenceReply(evidence[index]),
      })),
      pagination: paginate(total, page, size, archivedBefore),
    };
  });
