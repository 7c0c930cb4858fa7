'use client';

import { demoGame } from '@platform/messages/demoGame';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import type { ReactNode } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { FactList, type FactListProps } from '../../../data/FactList/FactList';
import { Button } from '../../../primitives/Button/Button';
import { useTexts } from '../../../theme/Messages';
import { BetAmount } from '../../BetAmount/BetAmount';
import * as styles from './DemoGame.css';

/** The least that can be typed as a bet: with less than that a balance is used up. */
const SMALLEST_STAKE: MicroUsdt = USDT / 100n;

export interface DemoPanelProps {
  /** The bet, in micro-USDT. */
  stake: MicroUsdt;
  onStakeChange: (stake: MicroUsdt) => void;
  /** What is left to play with, in micro-USDT. */
  balance: MicroUsdt;
  /** Called to fill up a balance that is used up. */
  onRefill: () => void;
  /**
   * A bet is on the table: it is paid, and stays as it is.
   * @default false
   */
  placed?: boolean;
  /**
   * What is to know of the bet, above the balance.
   * @default []
   */
  facts?: FactListProps['facts'];
  /** The button that plays, told whether the bet is more than the balance. */
  action: (tooMuch: boolean) => ReactNode;
  /** Further choices, below the bet. */
  children?: ReactNode;
}

/** The bet of a demo game: how much, out of which balance, and the button that plays. */
export function DemoPanel(props: DemoPanelProps) {
  const { stake, onStakeChange, balance, onRefill, placed = false } = props;
  const { facts = [], action, children } = props;
  const text = useTexts(demoGame);
  const tooMuch = !placed && stake > balance;
  // What does not show is cut: the text must not promise more than there is.
  const left = useAmountFormat()(balance - (balance % 1_000n), 3);
  return (
    <>
      <div className={styles.choices}>
        <BetAmount
          value={stake}
          onValueChange={onStakeChange}
          disabled={placed}
          error={tooMuch ? text.tooMuch({ balance: left }) : undefined}
        />
        {children}
      </div>
      <FactList
        className={styles.facts}
        facts={[
          ...facts,
          { id: 'balance', label: text.balance, value: <Amount value={balance} decimals={4} /> },
        ]}
      />
      {action(tooMuch)}
      {balance < SMALLEST_STAKE && !placed && (
        <Button
          tone="neutral"
          wide
          onClick={({ currentTarget: { previousElementSibling: play } }) => {
            // This button goes with its press: what plays is before it.
            if (play instanceof HTMLElement) play.focus();
            onRefill();
          }}
        >
          {text.refill}
        </Button>
      )}
    </>
  );
}
