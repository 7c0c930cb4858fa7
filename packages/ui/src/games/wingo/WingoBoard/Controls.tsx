'use client';

import type { LatestResult } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import type { Stake, WingoBet } from '@platform/rules/wingo';
import { BetSlip } from '../BetSlip/BetSlip';
import { RoundStakes } from '../RoundStakes/RoundStakes';
import { NextBets } from './NextBets';
import { Picks } from './Picks';
import type { Betting } from './useBetting';

interface ControlsProps {
  betting: Betting;
  blocked: boolean;
  hasRound: boolean;
  /** Draw whose winning bets get a badge. */
  drawn: LatestResult | undefined;
  stakes: readonly Stake[] | undefined;
  previousStakes: readonly Stake[] | undefined;
  stake: MicroUsdt;
  setStake: (stake: MicroUsdt) => void;
  presets: readonly MicroUsdt[] | undefined;
  balance: MicroUsdt | undefined;
  /** Called when the player asks for more stakes than the presets. */
  onMore: () => void;
  /** Called when the player opens a bet of the slip, while betting is open. */
  onOpen: (bet: WingoBet) => void;
}

/** Fields to bet on, the slip, and the stakes of the round. */
export function Controls({ betting, blocked, stakes, stake, balance, ...rest }: ControlsProps) {
  const { slip, nextRound, pick, oneTap, setOneTap, form, stakeField } = betting;
  return (
    <>
      <Picks
        blocked={blocked}
        drawn={rest.drawn}
        stakes={stakes}
        staged={slip.bets}
        onPick={pick}
      />
      <BetSlip
        ref={form}
        stakeRef={stakeField}
        slip={slip}
        stake={stake}
        onStakeChange={rest.setStake}
        presets={rest.presets}
        onMore={rest.onMore}
        balance={balance}
        previous={rest.previousStakes}
        blocked={blocked}
        nextRound={rest.hasRound ? nextRound : undefined}
        addition={<NextBets staged={slip.bets} onPick={pick} />}
        oneTap={oneTap}
        onOneTapChange={setOneTap}
        onOpen={blocked ? () => undefined : rest.onOpen}
      />
      <RoundStakes stakes={stakes} />
    </>
  );
}
