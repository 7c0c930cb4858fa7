import { diceHistory, plinkoHistory } from '@platform/api';
import { ExportButton } from './ExportButton';
import { useOriginalCsv } from './originalColumns';

/** Exports the member's bets on Dice. */
export const DiceExport = () => (
  <ExportButton name="dice-bets" history={diceHistory} columns={useOriginalCsv()} />
);

/** Exports the member's bets on Plinko. */
export const PlinkoExport = () => (
  <ExportButton name="plinko-bets" history={plinkoHistory} columns={useOriginalCsv()} />
);
