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
import * as styles from '../../gameFrame.css';

/** Minimum bet. A smaller balance counts as empty. */
const SMALLEST_STAKE: MicroUsdt = USDT / 100n;

export interface DemoPanelProps {
  /** Bet in micro-USDT. */
  stake: MicroUsdt;
  onStakeChange: (stake: MicroUsdt) => void;
  /** Demo balance in micro-USDT. */
  balance: MicroUsdt;
  onRefill: () => void;
  /**
   * True while a bet is placed: the field is locked.
   * @default false
   */
  placed?: boolean;
  /**
   * Facts about the bet, above the balance.
   * @default []
   */
  facts?: FactListProps['facts'];
  /** Renders the main button; `tooMuch` is true if the bet exceeds the balance. */
  action: (tooMuch: boolean) => ReactNode;
  /** Other fields below the bet. */
  children?: ReactNode;
}

export function DemoPanel(props: DemoPanelProps) {
  const { stake, onStakeChange, balance, onRefill, placed = false } = props;
  const { facts = [], action, children } = props;
  const text = useTexts(demoGame);
  const tooMuch = !placed && stake > balance;
  // Rounds down, so that the text never exceeds the balance.
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
            // Focuses the main button, because the pressed button disappears.
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
