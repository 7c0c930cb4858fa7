'use client';

import { incomeRemarks } from '@platform/messages/incomeRemarks';
import type { IncomeEntry, IncomeReason } from '@platform/rules/models';
import { useTexts } from '../../theme/Messages';

type Remark = string | ((params: IncomeReason['params']) => string);

/**
 * Returns a function that translates the remark on an income entry. Remarks with unknown codes stay
 * in English: the server may be newer than the page.
 */
export function useIncomeRemark(): (income: Pick<IncomeEntry, 'remark' | 'reason'>) => string {
  const texts: Readonly<Record<string, unknown>> = useTexts(incomeRemarks);
  return ({ remark, reason }) => {
    if (!reason || !Object.hasOwn(texts, reason.code)) return remark;
    const text = texts[reason.code] as Remark;
    return typeof text === 'function' ? text(reason.params) : text;
  };
}
