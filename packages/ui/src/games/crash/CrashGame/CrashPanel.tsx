'use client';

import { payout } from '@platform/rules/crash';
import { formatUsdt, type MicroUsdt } from '@platform/rules/money';
import { useState } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { FactList } from '../../../data/FactList/FactList';
import { Button } from '../../../primitives/Button/Button';
import { BetAmount } from '../../BetAmount/BetAmount';
import { BetButton } from '../../demo/BetButton/BetButton';
import type { CrashPlay } from './crashPlay';
import type { CRASH_TEXTS } from './texts';

export interface CrashPanelProps {
  play: CrashPlay;
  defaultStake: MicroUsdt;
  onBet: (stake: MicroUsdt) => void;
  onTakeBack: () => void;
  onCashOut: () => void;
  onRefill: () => void;
  texts: typeof CRASH_TEXTS;
}

const amountText = (amount: MicroUsdt) => formatUsdt(amount, 3, { grouping: true });

/** The bet of Crash and its one button, which bets, takes back or cashes out. */
export function CrashPanel(props: CrashPanelProps) {
  const { play, defaultStake, onBet, onTakeBack, onCashOut, onRefill, texts } = props;
  const [stake, setStake] = useState(defaultStake);
  const { bet, balance, phase, multiplier } = play;
  const onTable = bet?.state === 'placed' || bet?.state === 'riding';
  const tooMuch = !onTable && stake > balance;

  const action = () => {
    if (bet?.state === 'placed') onTakeBack();
    else if (bet?.state === 'riding') onCashOut();
    else onBet(stake);
  };
  const name = () => {
    if (bet?.state === 'placed') return texts.takeBack;
    if (bet?.state === 'riding') {
      return `${texts.cashOut} ${amountText(payout(bet.stake, multiplier))}`;
    }
    return phase === 'rising' ? texts.betNext : texts.bet;
  };

  return (
    <>
      <BetAmount
        value={stake}
        onValueChange={setStake}
        disabled={onTable}
        error={tooMuch ? `${texts.tooMuch} ${amountText(balance)} USDT.` : undefined}
      />
      <FactList
        facts={[
          { id: 'balance', label: texts.balance, value: <Amount value={balance} decimals={4} /> },
        ]}
      />
      <BetButton
        tone={bet?.state === 'placed' ? 'neutral' : 'accent'}
        blocked={tooMuch}
        onClick={action}
      >
        {name()}
      </BetButton>
      {balance === 0n && !onTable && (
        <Button tone="neutral" wide onClick={onRefill}>
          {texts.refill}
        </Button>
      )}
    </>
  );
}
