'use client';

import { realGame } from '@platform/messages/realGame';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import type { ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { useAmountFormat } from '../../data/Amount/amountFormat';
import { FactList, type FactListProps } from '../../data/FactList/FactList';
import { Notice } from '../../primitives/Notice/Notice';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useTexts } from '../../theme/Messages';
import { BetAmount } from '../BetAmount/BetAmount';
import * as styles from '../gameFrame.css';

/** Minimum bet, which is also the increment. Source: the game's rules. */
const SMALLEST_STAKE: MicroUsdt = USDT / 100n;

export interface RealPanelProps {
  /** Stake in micro-USDT. */
  stake: MicroUsdt;
  onStakeChange: (stake: MicroUsdt) => void;
  /** Main balance in micro-USDT; `undefined` while it loads. */
  balance: MicroUsdt | undefined;
  /**
   * True while a bet is placed: the stake cannot change.
   * @default false
   */
  locked?: boolean;
  /** Facts about the bet, above the balance. */
  facts: FactListProps['facts'];
  /** Error message of the last bet. */
  problem: string | undefined;
  /** Renders the main button; `blocked` is true if the stake cannot be placed. */
  action: (blocked: boolean) => ReactNode;
  /** Other fields below the stake. */
  children: ReactNode;
}

export function RealPanel(props: RealPanelProps) {
  const { stake, onStakeChange, balance, locked = false } = props;
  const { facts, problem, action, children } = props;
  const text = useTexts(realGame);
  const format = useAmountFormat();
  const tooMuch = !locked && balance !== undefined && stake > balance;
  return (
    <>
      <div className={styles.choices}>
        <BetAmount
          value={stake}
          onValueChange={onStakeChange}
          disabled={locked}
          error={
            tooMuch ? text.tooMuch({ balance: format(balance - (balance % 1_000n), 3) }) : undefined
          }
        />
        {children}
      </div>
      <FactList
        className={styles.facts}
        facts={[
          ...facts,
          {
            id: 'balance',
            label: text.balance,
            value: balance === undefined ? <Skeleton /> : <Amount value={balance} decimals={4} />,
          },
        ]}
      />
      {problem !== undefined && (
        <Notice role="alert" tone="danger">
          {problem}
        </Notice>
      )}
      {action(balance === undefined || tooMuch || stake < SMALLEST_STAKE)}
    </>
  );
}
