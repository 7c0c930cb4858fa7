import type { WithdrawalBar } from '../../account/guards';
import { Refusal } from '../../http/refusal';

export const barRefusal = (bar: WithdrawalBar): Refusal =>
  bar.why === 'stopped'
    ? new Refusal(403, 'WITHDRAWALS_STOPPED')
    : new Refusal(403, 'WITHDRAWALS_WAIT', { until: bar.until.toISOString() });
