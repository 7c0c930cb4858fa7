'use client';

import { betDetails } from '@platform/messages/betDetails';
import type { SettledBet } from '@platform/rules/models';
import { multiply, type MicroUsdt } from '@platform/rules/money';
import { FEE } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { DateTime } from '../../data/DateTime/DateTime';
import { FactList, type FactItem } from '../../data/FactList/FactList';
import { classNames } from '../../internal/classNames';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { NumberBall } from '../wingo/NumberBall/NumberBall';
import * as styles from './BetDetails.css';

/** A settled bet, and what else is known of it. */
export interface DetailedBet extends SettledBet {
  /**
   * What the house took of the stake, in micro-USDT.
   * @default 2% of the stake (the specification)
   */
  readonly fee?: MicroUsdt | undefined;
}

export interface BetDetailsProps extends Omit<ComponentProps<'div'>, 'children'> {
  bet: DetailedBet;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betDetails>>;
}

/**
 * Everything about one settled bet: what was bet, what was drawn, what it brought. Lines of what is
 * not known are left out. Shown in a `Dialog`.
 *
 * **When not to use it:** to tell a player that a round is over, use a `WinDialog`.
 */
export function BetDetails({ bet, texts, className, ...rest }: BetDetailsProps) {
  const text = useTexts(betDetails, texts);
  // Rounded, as it is only shown: a stake that the rules cannot divide must not break the page.
  const { roundNumber, result, placedAt, fee = multiply(bet.amount, FEE, 'half-up') } = bet;
  const won = bet.received > 0n;
  const money = (amount: MicroUsdt) => <Amount value={amount} decimals={3} unit />;
  const time = (at: number) => <DateTime value={at} />;
  const facts: (FactItem | false)[] = [
    { id: 'game', label: text.game, value: bet.game },
    roundNumber !== undefined && { id: 'round', label: text.round, value: roundNumber },
    { id: 'id', label: text.id, value: bet.id },
    { id: 'position', label: text.position, value: bet.position },
    result !== undefined && {
      id: 'result',
      label: text.result,
      value: <NumberBall number={result} size="small" />,
    },
    { id: 'amount', label: text.amount, value: money(bet.amount) },
    { id: 'fee', label: text.fee, value: money(fee) },
    { id: 'winning', label: text.winning, value: money(bet.winning) },
    placedAt !== undefined && { id: 'placedAt', label: text.placedAt, value: time(placedAt) },
    { id: 'settledAt', label: text.settledAt, value: time(bet.settledAt) },
  ];
  return (
    <div
      {...rest}
      data-outcome={won ? 'won' : 'lost'}
      className={classNames(styles.root, className)}
    >
      <div className={styles.outcome}>
        <Text size="s" tone="muted">
          {won ? text.won : text.lost}
        </Text>
        {won && (
          <p className={styles.received}>
            <Amount value={bet.received} decimals={3} signed unit />
          </p>
        )}
      </div>
      <FactList facts={facts.filter((fact) => fact !== false)} />
    </div>
  );
}
