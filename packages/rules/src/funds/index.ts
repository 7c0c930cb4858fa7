export {
  LOCK_PLANS,
  LOCKED_WITHOUT_CODE,
  lockProblem,
  MINIMUM_LOCK,
  monthsOf,
  unlocksAt,
  type LockPlan,
} from './lock';
export {
  balanceAfterWithdrawal,
  MINIMUM_WITHDRAWAL,
  WITHDRAWAL_FEE,
  withdrawalProblem,
} from './withdrawal';
