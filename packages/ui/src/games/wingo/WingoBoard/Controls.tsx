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
  /** Draw whose winning bets get a badge. */
  drawn: LatestResult | undefined;
  stakes: readonly Stake[] | undefined;
  stakePresets: readonly MicroUsdt[] | undefined;
  /** Called when the player asks for more stakes than the presets. */
  onMore: () => void;
  /** Called when the player opens a bet of the slip, while betting is open. */
  onOpen: (bet: WingoBet) => void;
}

/** Fields to bet on, the slip, and the stakes of the round. */
export function Controls({ betting, blocked, stakes, ...rest }: ControlsProps) {
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
        stake={betting.stake}
        onStakeChange={betting.setStake}
        presets={rest.stakePresets}
        onMore={rest.onMore}
        balance={betting.balance}
        previous={betting.previousStakes}
        blocked={blocked}
        nextRound={nextRound}
        addition={<NextBets staged={slip.bets} onPick={pick} />}
        oneTap={oneTap}
        onOneTapChange={setOneTap}
        onOpen={blocked ? () => undefined : rest.onOpen}
      />
      <RoundStakes stakes={stakes} />
    </>
  );
}
