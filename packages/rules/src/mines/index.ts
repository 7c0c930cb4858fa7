export {
  CELLS,
  DEFAULT_MINES,
  isMine,
  MINE_COUNTS,
  multiplierOf,
  OPEN_DELAY,
  openCell,
  payout,
  SIDE,
  startRound,
  type MineCount,
  type MinesRound,
} from './mines';
