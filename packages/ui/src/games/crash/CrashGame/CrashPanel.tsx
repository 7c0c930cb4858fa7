'use client';

import { payout } from '@platform/rules/crash';
import type { MicroUsdt } from '@platform/rules/money';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoPanel } from '../../demo/DemoGame/DemoPanel';
import type { CrashPlay } from './crashPlay';
import type { CrashTexts } from './texts';

export interface CrashPanelProps {
  play: CrashPlay;
  stake: MicroUsdt;
  onStakeChange: (stake: MicroUsdt) => void;
  onBet: (stake: MicroUsdt) => void;
  onTakeBack: () => void;
  onCashOut: () => void;
  onRefill: () => void;
  texts: CrashTexts;
}

export function CrashPanel(props: CrashPanelProps) {
  const { play, stake, onStakeChange, onBet, onTakeBack, onCashOut, onRefill, texts } = props;
  const format = useAmountFormat();
  const { bet, balance, phase, multiplier } = play;

  const press = () => {
    if (bet?.state === 'placed') onTakeBack();
    else if (bet?.state === 'riding') onCashOut();
    else onBet(stake);
  };
  const name = () => {
    if (bet?.state === 'placed') return texts.takeBack;
    if (bet?.state === 'riding') {
      return texts.cashOut({ amount: format(payout(bet.stake, multiplier), 3) });
    }
    return phase === 'rising' ? texts.betNext : texts.bet;
  };

  return (
    <DemoPanel
      stake={stake}
      onStakeChange={onStakeChange}
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
    />
  );
}
