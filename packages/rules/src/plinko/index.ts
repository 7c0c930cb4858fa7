export {
  greatestMultiple,
  parsePath,
  parsePlinkoSettings,
  pathText,
  plinkoSettings,
  type PlinkoBet,
} from './bet';
export {
  bucketOf,
  drawPath,
  multiplierOf,
  multipliersOf,
  payout,
  returnToPlayer,
  type Bounce,
  type PlinkoPath,
} from './drop';
export {
  DEFAULT_RISK,
  DEFAULT_ROWS,
  RISKS,
  ROWS,
  type PlinkoRisk,
  type PlinkoRows,
} from './tables';
