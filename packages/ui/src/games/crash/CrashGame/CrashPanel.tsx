'use client';

import { payout } from '@platform/rules/crash';
import { formatUsdt, type MicroUsdt } from '@platform/rules/money';
import { useState } from 'react';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoPanel } from '../../demo/DemoGame/DemoPanel';
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

/** The bet of Crash and its one button, which bets, takes back or cashes out. */
export function CrashPanel(props: CrashPanelProps) {
  const { play, defaultStake, onBet, onTakeBack, onCashOut, onRefill, texts } = props;
  const [stake, setStake] = useState(defaultStake);
  const { bet, balance, phase, multiplier } = play;

  const press = () => {
    if (bet?.state === 'placed') onTakeBack();
    else if (bet?.state === 'riding') onCashOut();
    else onBet(stake);
  };
  const name = () => {
    if (bet?.state === 'placed') return texts.takeBack;
    if (bet?.state === 'riding') {
      const paid = formatUsdt(payout(bet.stake, multiplier), 3, { grouping: true });
      return `${texts.cashOut} ${paid}`;
    }
    return phase === 'rising' ? texts.betNext : texts.bet;
  };

  return (
    <DemoPanel
      stake={stake}
      onStakeChange={setStake}
      balance={balance}
      onRefill={onRefill}
      placed={bet?.state === 'placed' || bet?.state === 'riding'}
      action={(tooMuch) => (
        <BetButton
          tone={bet?.state === 'placed' ? 'neutral' : 'accent'}
          blocked={tooMuch}
          onClick={press}
        >
          {name()}
        </BetButton>
      )}
      texts={texts}
    />
  );
}
