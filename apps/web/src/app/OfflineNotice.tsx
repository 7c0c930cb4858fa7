import { Notice } from '@platform/ui';
import { useOnline } from './useOnline';

/** Says below every page that there is no connection, as long as there is none. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Notice tone="warning" role="alert">
      You are offline. What you see may be out of date, and nothing can be sent.
    </Notice>
  );
}
