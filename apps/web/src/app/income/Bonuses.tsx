import { BONUS_TYPES } from '@platform/api';
import { useBonuses } from '@platform/api/react';
import { BonusCard, BonusGrid, ErrorState } from '@platform/ui';
import { bonusIncomeHref } from '../../paths';

export function Bonuses() {
  const { data, error, retry } = useBonuses();
  if (error && !data) return <ErrorState message={error.message} onRetry={retry} />;
  return (
    <BonusGrid>
      {BONUS_TYPES.map((kind) => {
        const bonus = data?.find(({ type }) => type === kind);
        return (
          <BonusCard
            key={kind}
            kind={kind}
            amount={bonus?.amount}
            href={bonusIncomeHref(kind)}
            {...(bonus?.name && { label: bonus.name })}
          />
        );
      })}
    </BonusGrid>
  );
}
