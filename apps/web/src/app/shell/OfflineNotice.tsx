import { offlineNotice } from '@platform/messages/offlineNotice';
import { Notice } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useOnline } from './useOnline';

/** Says below every page that there is no connection, as long as there is none. */
export function OfflineNotice() {
  const text = useTexts(offlineNotice);
  if (useOnline()) return null;
  return (
    <Notice tone="warning" role="alert">
      {text.offline}
    </Notice>
  );
}
