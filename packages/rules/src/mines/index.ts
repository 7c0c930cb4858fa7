export { minesResult, minesSettings, parseMinesSettings, parseOpened, type MinesEnd } from './bet';
export {
  CELLS,
  chanceOf,
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
export { choose, minesMultiple, safeCells } from './multiple';
