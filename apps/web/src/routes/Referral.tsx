import { useReferralCount, useSession } from '@platform/api/react';
import { ErrorState, Page, PageHeader, ReferralLink, useToasts } from '@platform/ui';
import { referralLink } from '../paths';

/** The member's referral link, and how many have come through it. */
export function Referral() {
  const { member } = useSession();
  const { data: count, error, retry } = useReferralCount();
  const toasts = useToasts();
  const failed = error && count === undefined;
  return (
    <Page>
      <PageHeader title="Referral" description="Bring your friends, and earn when they play." />
      <ReferralLink
        href={member ? referralLink(member.code) : undefined}
        referrals={failed ? null : count}
        onCopied={() => toasts.success('Referral link copied successfully!')}
      />
      {failed && <ErrorState message={error.message} onRetry={retry} />}
    </Page>
  );
}
