import { diceHistory, minesHistory, plinkoHistory } from '@platform/api';
import { ExportButton, type ExportButtonProps } from './ExportButton';
import { useOriginalCsv } from './originalColumns';

type OriginalExportProps = Pick<ExportButtonProps<unknown>, 'total'>;

export const DiceExport = ({ total }: OriginalExportProps) => (
  <ExportButton name="dice-bets" history={diceHistory} columns={useOriginalCsv()} total={total} />
);

export const MinesExport = ({ total }: OriginalExportProps) => (
  <ExportButton
    name="mines-games"
    history={minesHistory}
    columns={useOriginalCsv()}
    total={total}
  />
);

export const PlinkoExport = ({ total }: OriginalExportProps) => (
  <ExportButton
    name="plinko-bets"
    history={plinkoHistory}
    columns={useOriginalCsv()}
    total={total}
  />
);
