import { histories } from '@platform/api';
import type { GameType } from '@platform/rules/wingo';
import { wingoPaths } from '../paths';
import { ExportButton } from './ExportButton';
import { useMyBetCsv, useRoundCsv } from './gameColumns';

/** What the files of a board are called: as its address. */
const nameOf = (gameType: GameType) => wingoPaths[gameType].slice(1);

interface BoardExportProps {
  gameType: GameType;
}

/** Saves the rounds of a game. */
export const RoundsExport = ({ gameType }: BoardExportProps) => (
  <ExportButton
    name={`${nameOf(gameType)}-rounds`}
    history={histories.gameRounds(gameType)}
    columns={useRoundCsv()}
  />
);

/** Saves the member's bets on a game. */
export const MyBetsExport = ({ gameType }: BoardExportProps) => (
  <ExportButton
    name={`${nameOf(gameType)}-bets`}
    history={histories.myBets(gameType)}
    columns={useMyBetCsv()}
  />
);
