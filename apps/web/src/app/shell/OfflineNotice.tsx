import { offlineNotice } from '@platform/messages/offlineNotice';
import { Notice } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useOnline } from './useOnline';

export function OfflineNotice() {
  const text = useTexts(offlineNotice);
  if (useOnline()) return null;
  return (
    <Notice tone="warning" role="alert">
      {text.offline}
    </Notice>
  );
}
