'use client';

import { betDetails } from '@platform/messages/betDetails';
import { calledOff } from '@platform/messages/calledOff';
import { gameNames } from '@platform/messages/gameNames';
import type { SettledBet } from '@platform/rules/models';
import { multiply, type MicroUsdt } from '@platform/rules/money';
import { endsAtOf, feeRate } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { gameTitle } from '../../data/betWords';
import { DateTime } from '../../data/DateTime/DateTime';
import { FactList, type FactItem } from '../../data/FactList/FactList';
import { classNames } from '../../internal/classNames';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { voidText } from '../fairness/texts';
import { BetChip } from '../wingo/BetChip/BetChip';
import { NumberBall } from '../wingo/NumberBall/NumberBall';
import * as styles from './BetDetails.css';

export interface DetailedBet extends SettledBet {
  /**
   * Service fee in micro-USDT, except for a refunded bet.
   * @default 2% of the stake (the specification)
   */
  readonly fee?: MicroUsdt | undefined;
}

export interface BetDetailsProps extends Omit<ComponentProps<'div'>, 'children'> {
  bet: DetailedBet;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betDetails>>;
}

/**
 * Known facts about a settled bet, in a `Dialog`.
 *
 * **When not to use it:** to report the end of a round, use a `WinDialog`.
 *
 * **Do:** Pass only known facts.
 *
 * **Don't:** Show 0 for a pending bet, whose payout is unknown.
 */
export function BetDetails({ bet, texts, className, ...rest }: BetDetailsProps) {
  const text = useTexts(betDetails, texts);
  const off = useTexts(calledOff);
  const names = useTexts(gameNames);
  // Rounds the displayed fee, because a stake with a fractional fee must not break the page.
  const { roundNumber, result, placedAt } = bet;
  const rate = feeRate(roundNumber === undefined ? undefined : endsAtOf(roundNumber));
  const { fee = multiply(bet.amount, rate, 'half-up') } = bet;
  const refunded = bet.state === 'refunded';
  const money = (amount: MicroUsdt) => <Amount value={amount} decimals={3} unit />;
  const time = (at: number) => <DateTime value={at} />;
  const facts: (FactItem | false)[] = [
    { id: 'game', label: text.game, value: gameTitle(bet, names) },
    roundNumber !== undefined && { id: 'round', label: text.round, value: roundNumber },
    { id: 'id', label: text.id, value: bet.id },
    {
      id: 'position',
      label: text.position,
      // The raw `position` is a server code, not text for users.
      value: bet.bet ? <BetChip bet={bet.bet} /> : bet.position,
    },
    result !== undefined && {
      id: 'result',
      label: text.result,
      value: <NumberBall number={result} size="small" />,
    },
    refunded && {
      id: 'reason',
      label: off.reason,
      value: voidText(bet.voidReason ?? null, off),
    },
    { id: 'amount', label: text.amount, value: money(bet.amount) },
    // The fee of a refunded bet is refunded with its stake.
    !refunded && { id: 'fee', label: text.fee, value: money(fee) },
    {
      id: 'winning',
      label: refunded ? text.returned : text.winning,
      value: money(bet.winning),
    },
    placedAt !== undefined && { id: 'placedAt', label: text.placedAt, value: time(placedAt) },
    { id: 'settledAt', label: text.settledAt, value: time(bet.settledAt) },
  ];
  return (
    <div {...rest} data-outcome={bet.state} className={classNames(styles.root, className)}>
      <div className={styles.outcome}>
        <Text size="s" tone="muted">
          {text[bet.state]}
        </Text>
        {bet.state !== 'lost' && (
          <p className={styles.received}>
            <Amount value={bet.received} decimals={3} signed={!refunded} unit />
          </p>
        )}
      </div>
      <FactList facts={facts.filter((fact) => fact !== false)} />
    </div>
  );
}
