import { minesResult, minesSettings } from '@platform/rules/mines';
import type { MinesBet, MinesIntent, MinesRecord, MinesReveal } from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import type {
  CallAnswer,
  CallPayload,
  cashOutMines,
  minesGame,
  minesGames,
  openMines,
  revealMines,
} from '../contract';
import { toKept, toPlacedBet } from './originals';
import { toPage, type HistoryPage } from './page';

export type { MinesBet, MinesIntent, MinesRecord, MinesReveal };

export const toOpenMinesPayload = ({
  amount,
  mines,
}: MinesIntent): CallPayload<typeof openMines> => ({ amount: toDecimal(amount), mines });

export const toRevealMinesPayload = ({
  gameId,
  ...rest
}: MinesReveal): CallPayload<typeof revealMines> => ({ game_id: gameId, ...rest });

export const toCashOutMinesPayload = (gameId: string): CallPayload<typeof cashOutMines> => ({
  game_id: gameId,
});

type GameRow = CallAnswer<typeof openMines>['data'];

const toMinesBet = (row: GameRow): MinesBet => ({
  game: row.game,
  id: row.game_id,
  amount: row.amount,
  mines: row.mines,
  opened: row.opened,
  state: row.state,
  cause: row.cause,
  multiple: row.multiple,
  nextMultiple: row.next_multiple,
  mostReveals: row.most_reveals,
  payout: row.payout,
  mineCells: row.mine_cells,
  expiresAt: row.expires_at,
});

export const toPlayedMines = ({
  data,
}: CallAnswer<typeof openMines | typeof revealMines | typeof cashOutMines>): MinesBet =>
  toMinesBet(data);

export const toOpenMines = ({ data }: CallAnswer<typeof minesGame>): MinesBet | null =>
  data && toMinesBet(data);

type RecordRow = CallAnswer<typeof minesGames>['data'][number];

/** Multiple in the receipt of a game that was returned before the first reveal. */
const RETURNED = '1.0000';

function toMinesRecord(row: RecordRow): MinesRecord {
  const mineCells = row.mine_cells ?? [];
  const placed = toPlacedBet(
    {
      ...row,
      bet_id: row.game_id,
      multiple: row.multiple ?? RETURNED,
      receipt: row.end_receipt ?? row.receipt,
    },
    minesSettings(row.mines),
    minesResult({ mines: mineCells, opened: row.opened }),
  );
  return {
    ...toMinesBet(row),
    ...placed,
    mineCells,
    proof: { ...placed.proof, opening: row.receipt },
    ...toKept({ ...row, at: row.opened_at }),
  };
}

export const toMinesRecords = (answer: CallAnswer<typeof minesGames>): HistoryPage<MinesRecord> =>
  toPage(answer, toMinesRecord);
