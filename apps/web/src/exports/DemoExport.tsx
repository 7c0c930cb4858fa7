import { knownHistory, type DemoRound } from '@platform/api';
import { useDemoCsv } from './demoColumns';
import { ExportButton } from './ExportButton';

interface DemoExportProps {
  /** What the file is called, without its ending. */
  name: string;
  rounds: readonly DemoRound[];
}

/** Saves the rounds of a demo game that this browser remembers. */
export const DemoExport = ({ name, rounds }: DemoExportProps) => (
  <ExportButton name={name} history={knownHistory(rounds)} columns={useDemoCsv()} />
);
