import { useProfile } from '@platform/api/react';
import { AccountDetails, ErrorState, PageSection } from '@platform/ui';

/** Name, email and phone: to be read, not changed. */
export function General() {
  const { data, error, retry } = useProfile();
  return (
    <PageSection title="Your details">
      {error && !data ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <AccountDetails owner={data ?? null} />
      )}
    </PageSection>
  );
}
