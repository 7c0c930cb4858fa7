import { knownHistory, type DemoRound } from '@platform/api';
import { useDemoCsv } from './demoColumns';
import { ExportButton } from './ExportButton';

interface DemoExportProps {
  /** File name without the extension. */
  name: string;
  rounds: readonly DemoRound[];
}

export const DemoExport = ({ name, rounds }: DemoExportProps) => (
  <ExportButton
    name={name}
    history={knownHistory(rounds)}
    columns={useDemoCsv()}
    total={rounds.length}
  />
);
