import { parseBet } from '@platform/rules/wingo';
import { BetAmount } from '../../games/BetAmount/BetAmount';
import { DiceBoard } from '../../games/dice/DiceBoard/DiceBoard';
import { FairRoundDialog } from '../../games/fairness/FairRoundDialog/FairRoundDialog';
import { VerifyDialog } from '../../games/fairness/VerifyDialog/VerifyDialog';
import { GameTile } from '../../games/GameTile/GameTile';
import { PlinkoGame } from '../../games/plinko/PlinkoGame/PlinkoGame';
import { MinesGrid } from '../../games/mines/MinesGrid/MinesGrid';
import { PlayPanel } from '../../games/PlayPanel/PlayPanel';
import { ColorButtons } from '../../games/wingo/ColorButtons/ColorButtons';
import { GameNav } from '../../games/wingo/GameNav/GameNav';
import { NumberButtons } from '../../games/wingo/NumberButtons/NumberButtons';
import { SizeButtons } from '../../games/wingo/SizeButtons/SizeButtons';
import { BetDialog } from '../../games/wingo/BetDialog/BetDialog';
import { BetSlip } from '../../games/wingo/BetSlip/BetSlip';
import { wingoHrefs } from '../sampleSite';
import type { BetSlipControl } from '../../games/wingo/BetSlip/useBetSlip';
import { ChoiceChips } from '../../games/wingo/ChoiceChips/ChoiceChips';
import { HowToPlayDialog } from '../../games/wingo/HowToPlayDialog/HowToPlayDialog';
import { DIALOG, nothing, type SlotCase } from './slotCase';

/** A slip with one bet, which does nothing. */
export const slip: BetSlipControl = {
  bets: [{ bet: parseBet('color', 'green'), amount: 1_000_000n, state: 'ready' }],
  told: undefined,
  canUndo: false,
  add: nothing,
  double: nothing,
  clear: nothing,
  undo: nothing,
  place: () => Promise.resolve(),
  placeAlone: () => Promise.resolve(),
};

/** What games are played with. */
export const GAMES = {
  BetAmount: {
    parts: ['field', 'label', 'frame', 'hint', 'error'],
    many: ['factor'],
    render: (props) => <BetAmount hint="Hint" error="Error" {...props} />,
  },
  BetDialog: {
    parts: [...DIALOG, 'amount', 'quantity', 'factor', 'cancel', 'submit'],
    render: (props) => (
      <BetDialog
        bet={{ betType: 'high', betValue: 'high' }}
        onClose={nothing}
        onConfirm={() => Promise.resolve()}
        {...props}
      />
    ),
  },
  BetSlip: {
    parts: ['less', 'stake', 'more', 'oneTap', 'again', 'double', 'undo', 'clear', 'submit'],
    many: ['bet'],
    render: (props) => <BetSlip slip={slip} onOpen={nothing} {...props} />,
  },
  ChoiceChips: {
    parts: ['legend'],
    many: ['option', 'input'],
    render: (props) => (
      <ChoiceChips legend="Letter" choices={[{ id: 'a', label: 'A' }]} {...props} />
    ),
  },
  ColorButtons: {
    many: ['button'],
    render: (props) => <ColorButtons onPick={nothing} {...props} />,
  },
  DiceBoard: {
    parts: ['slider', 'multiplier', 'target', 'chance'],
    render: (props) => <DiceBoard {...props} />,
  },
  FairRoundDialog: {
    parts: DIALOG,
    render: (props) => <FairRoundDialog open round={undefined} {...props} />,
  },
  GameNav: {
    many: ['link'],
    render: (props) => <GameNav current={1} hrefs={wingoHrefs} {...props} />,
  },
  GameTile: {
    parts: ['art', 'link'],
    render: (props) => <GameTile title="Dice" art={null} href="/dice" {...props} />,
  },
  'GameTile, soon': {
    parts: ['art', 'title', 'badge'],
    render: (props) => <GameTile title="Dice" art={null} soon {...props} />,
  },
  HowToPlayDialog: {
    parts: DIALOG,
    render: (props) => <HowToPlayDialog open gameType={1} {...props} />,
  },
  MinesGrid: {
    many: ['cell'],
    render: (props) => <MinesGrid cells={[]} onPress={nothing} {...props} />,
  },
  NumberButtons: {
    many: ['button', 'prospect'],
    render: (props) => <NumberButtons onPick={nothing} {...props} />,
  },
  PlayPanel: {
    parts: ['resume', 'statistics'],
    many: ['game'],
    render: (props) => (
      <PlayPanel
        lastGame={1}
        hrefs={wingoHrefs}
        wallet={1n}
        locker={1n}
        today={1n}
        statisticsHref="/statistics"
        {...props}
      />
    ),
  },
  PlinkoGame: {
    parts: ['risk', 'rows'],
    render: (props) => <PlinkoGame now={() => 0} {...props} />,
  },
  SizeButtons: {
    many: ['button'],
    render: (props) => <SizeButtons onPick={nothing} {...props} />,
  },
  VerifyDialog: {
    parts: DIALOG,
    render: (props) => (
      <VerifyDialog
        open
        round={undefined}
        error="Gone"
        verify={() => Promise.reject(new Error())}
        {...props}
      />
    ),
  },
} satisfies Record<string, SlotCase>;
