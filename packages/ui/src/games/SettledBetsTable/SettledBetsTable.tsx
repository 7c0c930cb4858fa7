'use client';

import { calledOff } from '@platform/messages/calledOff';
import { gameNames } from '@platform/messages/gameNames';
import { settledBetsTable } from '@platform/messages/settledBetsTable';
import type { SettledBet } from '@platform/rules/models';
import { shortRoundNumber } from '@platform/rules/wingo';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { gameTitle } from '../../data/betWords';
import { DateTime } from '../../data/DateTime/DateTime';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../data/HistoryTable/HistoryTable';
import { StatusIcon } from '../../data/StatusIcon/StatusIcon';
import { mergeSlots } from '../../internal/mergeProps';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { rich } from '../../theme/rich';
import { ArchivedNote } from '../ArchivedNote';
import { voidBrief } from '../fairness/texts';
import { VerifyLink } from '../fairness/VerifyLink/VerifyLink';
import { BetChip } from '../wingo/BetChip/BetChip';
import { NumberBall } from '../wingo/NumberBall/NumberBall';
import * as styles from './SettledBetsTable.css';

type Texts = TextsOf<typeof settledBetsTable>;
type HrefOf = (bet: SettledBet) => string | undefined;

export interface SettledBetsTableProps extends Omit<
  HistoryTableProps<SettledBet>,
  'columns' | 'rowKey' | 'phone'
> {
  /** Called to show a bet's details. If omitted, the details column is hidden. */
  onDetails?: ((bet: SettledBet) => void) | undefined;
  /** URL of a voided round, if linked. */
  roundHref?: HrefOf | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<Texts>;
}

const ICONS = { won: 'success', lost: 'failed', refunded: 'void' } as const;

const NOT_KNOWN = <span aria-hidden>-</span>;

/** Renders two lines: a value, and a detail in smaller type. */
const lines = (first: ReactNode, second: ReactNode) => (
  <span className={styles.lines}>
    <span>{first}</span>
    <span className={styles.second}>{second}</span>
  </span>
);

interface CalledOffRoundProps {
  bet: SettledBet;
  hrefOf: HrefOf | undefined;
}

function CalledOffRound({ bet, hrefOf }: CalledOffRoundProps) {
  const { roundNumber, voidReason } = bet;
  const reason = voidBrief(voidReason, useTexts(calledOff));
  const href = hrefOf?.(bet);
  if (roundNumber === undefined) return <span className={styles.reason}>{reason}</span>;
  return lines(
    <span className={styles.reason}>
      {href === undefined ? (
        reason
      ) : (
        <VerifyLink
          roundNumber={roundNumber}
          href={href}
          text={reason}
          className={styles.reasonLink}
        />
      )}
    </span>,
    <span className={styles.roomy}>{shortRoundNumber(roundNumber)}</span>,
  );
}

function resultOf({ result, roundNumber }: SettledBet) {
  if (result === undefined || roundNumber === undefined) return NOT_KNOWN;
  return lines(
    <NumberBall number={result} size="small" />,
    <span className={styles.round}>{shortRoundNumber(roundNumber)}</span>,
  );
}

const columns = (
  text: Texts,
  games: TextsOf<typeof gameNames>,
  hrefOf: HrefOf | undefined,
): HistoryColumn<SettledBet>[] => [
  {
    id: 'bet',
    header: text.bet,
    rowHeader: true,
    cell: (bet) => (
      <span className={styles.bet}>
        <StatusIcon status={ICONS[bet.state]} label={text[bet.state]} className={styles.outcome} />
        {lines(bet.bet ? <BetChip bet={bet.bet} /> : bet.position, gameTitle(bet, games))}
      </span>
    ),
  },
  {
    id: 'result',
    header: text.result,
    align: 'center',
    cell: (bet) =>
      bet.state === 'refunded' ? <CalledOffRound bet={bet} hrefOf={hrefOf} /> : resultOf(bet),
  },
  {
    id: 'placed',
    header: text.placed,
    cell: ({ placedAt, settledAt }) => <DateTime value={placedAt ?? settledAt} />,
  },
  {
    id: 'profit',
    header: text.profit,
    align: 'end',
    cell: ({ state, received, amount }) =>
      lines(
        <Amount value={received - amount} decimals={3} signed />,
        rich(state === 'refunded' ? text.returned : text.stake, {
          amount: <Amount value={amount} decimals={3} />,
        }),
      ),
  },
];

const detailsColumn = (
  text: Texts,
  onDetails: (bet: SettledBet) => void,
): HistoryColumn<SettledBet> => ({
  id: 'details',
  header: text.details,
  align: 'end',
  cell: (bet) => (
    <IconButton
      label={`${text.view} ${bet.id}`}
      className={styles.details}
      onClick={() => onDetails(bet)}
    >
      <ChevronRight aria-hidden className={styles.chevron} />
    </IconButton>
  ),
});

/** Hides the date on phones, where the details show it. */
const cellOnPhone = ({ id }: { id: string }) =>
  id === 'placed' ? { className: styles.spare } : undefined;

const headerOnPhone = ({ id }: { id: string }) => {
  if (id === 'details') return { className: styles.unseen };
  return id === 'result' ? { className: styles.whole } : cellOnPhone({ id });
};

/**
 * The player's settled bets in all games, newest first. Each row has two lines, even on a phone.
 *
 * **When not to use it:** for settled and pending bets in one game, use `MyBetsTable`; for one bet,
 * `BetDetails`.
 *
 * **Do:** Show a loss as clearly as a win.
 *
 * **Don't:** Write 0 for a lost bet: the player lost the stake.
 */
export function SettledBetsTable({
  onDetails,
  roundHref,
  texts,
  slotProps,
  ...rest
}: SettledBetsTableProps) {
  const text = useTexts(settledBetsTable, texts);
  const games = useTexts(gameNames);
  return (
    <>
      <HistoryTable
        {...rest}
        phone="table"
        columns={[
          ...columns(text, games, roundHref),
          ...(onDetails ? [detailsColumn(text, onDetails)] : []),
        ]}
        rowKey={({ id }) => id}
        slotProps={mergeSlots(
          {
            row: ({ state }: SettledBet) => ({ 'data-outcome': state }),
            header: headerOnPhone,
            cell: (_: SettledBet, column) => cellOnPhone(column),
          },
          slotProps,
        )}
      />
      <ArchivedNote page={rest.page} />
    </>
  );
}
