import { parseUsdt } from '@platform/rules/money';
import { wingoHrefs } from '../samples/site';
import { drawnRecord, runningRound } from '../samples/rounds';
import { WingoBoard, type WingoBoardProps } from '../games/wingo/WingoBoard/WingoBoard';

// Board for tests, with one minute left in its round.

export const ENDS_AT = 1_706_719_320_000;
export const ROUND = runningRound({ roundNumber: '20240131100011002', endsAt: ENDS_AT });
export const results = [{ roundNumber: '20240131100011001', number: 7 }] as const;

const records = [drawnRecord('20240131100011001', 7)];
const empty = { page: { rows: [], current: 1, pages: 0, total: 0 } };

export const sampleBoard = (props: Partial<WingoBoardProps> = {}) => (
  <WingoBoard
    gameType={1}
    hrefs={wingoHrefs}
    round={ROUND}
    results={results}
    gameHistory={{ page: { rows: records, current: 1, pages: 1, total: 1 } }}
    myBets={empty}
    balance={parseUsdt('1000')}
    onPlaceBet={() => Promise.resolve()}
    onSound={() => {}}
    now={() => ENDS_AT - 60_000}
    {...props}
  />
);
