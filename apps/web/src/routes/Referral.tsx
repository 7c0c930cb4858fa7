import { useReferralCount, useSession } from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { referralPage } from '@platform/messages/referralPage';
import { ErrorState, Page, PageHeader, ReferralLink, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { referralLink } from '../paths';

export function Referral() {
  const titles = useTexts(pageTitles);
  const text = useTexts(referralPage);
  const { member } = useSession();
  const { data: count, error, retry } = useReferralCount();
  const toasts = useToasts();
  const failed = error && count === undefined;
  return (
    <Page>
      <PageHeader title={titles.referral} description={text.description} />
      <ReferralLink
        href={member ? referralLink(member.code) : undefined}
        referrals={failed ? null : count}
        onCopied={() => toasts.success(text.copied)}
        onCopyRefused={toasts.error}
      />
      {failed && <ErrorState message={error.message} onRetry={retry} />}
    </Page>
  );
}
