import { histories } from '@platform/api';
import type { GameType } from '@platform/rules/wingo';
import { wingoPaths } from '../paths';
import { ExportButton, type ExportButtonProps } from './ExportButton';
import { useMyBetCsv, useRoundCsv } from './gameColumns';

const nameOf = (gameType: GameType) => wingoPaths[gameType].slice(1);

interface BoardExportProps extends Pick<ExportButtonProps<unknown>, 'total'> {
  gameType: GameType;
}

export const RoundsExport = ({ gameType, total }: BoardExportProps) => (
  <ExportButton
    name={`${nameOf(gameType)}-rounds`}
    history={histories.gameRounds(gameType)}
    columns={useRoundCsv()}
    total={total}
  />
);

export const MyBetsExport = ({ gameType, total }: BoardExportProps) => (
  <ExportButton
    name={`${nameOf(gameType)}-bets`}
    history={histories.myBets(gameType)}
    columns={useMyBetCsv()}
    total={total}
  />
);
