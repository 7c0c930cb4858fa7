import { bonus, INCOME_HISTORIES, paginate, type CallReply } from '@platform/api/contract';
import { incomeRemarks } from '@platform/messages/incomeRemarks';
import type { IncomeKind } from '@platform/rules/funds';
import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import type { Database } from '../../db/database';
import type { Page, PageRequest } from '../../db/page';
import { memberEndpoint } from '../../http/endpoint';
import { incomePage, incomeTotals } from '../../income/history';
import { settledBetsPage, totalWon } from '../../wingo/winnings';
import { betRow } from '../wingo/betRow';
import type { Services } from '../shared/services';

type Reply = CallReply<typeof bonus>;
type Row = Reply['data'][number];
type History = Page<Row> & { sum: MicroUsdt };

const NO_BET = { order_id: '', game: '', bet_deduction: '', bet_amount: '0', total_winning: '0' };

async function incomeOf(
  db: Database,
  member: bigint,
  kind: IncomeKind,
  request: PageRequest,
): Promise<History> {
  const [{ rows, total }, totals] = await Promise.all([
    incomePage(db, member, kind, request),
    incomeTotals(db, member),
  ]);
  const toRow = ({ creditedAt, amount, remark, code, params }: (typeof rows)[number]): Row => ({
    deposit_at: creditedAt.toISOString(),
    amount: toDecimal(amount),
    remark,
    remark_code: code,
    remark_params: params ?? {},
    ...NO_BET,
  });
  return { rows: rows.map(toRow), total, sum: totals.get(kind) ?? 0n };
}

async function winningsOf(db: Database, member: bigint, request: PageRequest): Promise<History> {
  const [{ rows, total }, sum] = await Promise.all([
    settledBetsPage(db, member, { listed: 'wins' }, request),
    totalWon(db, member),
  ]);
  const toRow = (bet: (typeof rows)[number]): Row => ({
    ...betRow(bet),
    deposit_at: bet.settledAt.toISOString(),
    remark: incomeRemarks.won,
    remark_code: 'won' satisfies keyof typeof incomeRemarks,
    remark_params: {},
  });
  return { rows: rows.map(toRow), total, sum };
}

export const bonusEndpoint = ({ db }: Services) =>
  memberEndpoint(bonus, async ({ incometype, type, page, size }, { member }) => {
    const request = { page, size };
    const kind = incometype === undefined ? type : INCOME_HISTORIES[incometype];
    const { rows, total, sum } =
      kind === undefined || kind === 'betStatus'
        ? await winningsOf(db, member, request)
        : await incomeOf(db, member, kind, request);
    const totalAmountsByType: Reply['totalAmountsByType'] = [{ totalAmount: toDecimal(sum) }];
    return { data: rows, pagination: paginate(total, page, size), totalAmountsByType };
  });
