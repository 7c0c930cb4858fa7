import { useProfile } from '@platform/api/react';
import { generalSettings } from '@platform/messages/generalSettings';
import { AccountDetails, ErrorState, PageSection } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';

/** Name, email and phone: to be read, not changed. */
export function General() {
  const text = useTexts(generalSettings);
  const { data, error, retry } = useProfile();
  return (
    <PageSection title={text.details}>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <AccountDetails owner={data ?? null} />
      )}
    </PageSection>
  );
}
