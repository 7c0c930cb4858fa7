export { WITHDRAWAL_MINIMUMS } from './bounds';
export { BONUS_TYPES, INCOME_KINDS, type BonusType, type IncomeKind } from './incomes';
export {
  LOCK_PLANS,
  LOCKED_WITHOUT_CODE,
  lockProblem,
  lockProfit,
  MINIMUM_LOCK,
  monthsAfter,
  monthsOf,
  unlocksAt,
  type LockPlan,
} from './lock';
export {
  NETWORK_NAMES,
  networkFacts,
  NETWORKS,
  PAYOUT_NETWORK,
  type Network,
  type NetworkFacts,
} from './networks';
export {
  BREAK_LENGTHS,
  breakEnd,
  EXCLUSION_LENGTHS,
  isExclusion,
  type BreakKind,
  type BreakLength,
  type ExclusionLength,
} from './playBreaks';
export {
  LARGEST_LIMIT,
  LIMIT_HOURS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  limitProblem,
  type LimitKind,
  type LimitPeriod,
} from './playLimits';
export { REALITY_CHECK_MINUTES, type RealityCheckMinutes } from './realityCheck';
export {
  balanceAfterWithdrawal,
  MINIMUM_WITHDRAWAL,
  WITHDRAWAL_FEE,
  withdrawalProblem,
} from './withdrawal';
