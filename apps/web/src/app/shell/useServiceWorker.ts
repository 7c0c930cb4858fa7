import { newVersion } from '@platform/messages/newVersion';
import { useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useEffect } from 'react';

/** How long the page has the processor and the network to itself once it has loaded. */
const SETTLING_MS = 3_000;

/**
 * Has the service worker registered a while after the page has loaded, and asks the reader to load it
 * again when there is a new version. Nothing is loaded again without them: a bet may be under way.
 */
export function useServiceWorker(): void {
  const toasts = useToasts();
  const text = useTexts(newVersion);
  useEffect(() => {
    // Only over TLS, or on one's own machine. The development server has none.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const start = async () => {
      const { followServiceWorker } = await import('./followServiceWorker');
      await followServiceWorker((reload) =>
        toasts.info(text.lead, {
          title: text.title,
          action: { label: text.reload, onPress: reload },
        }),
      );
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      // The app does without one, as it does in browsers that have none.
      timer = setTimeout(() => void start().catch(() => undefined), SETTLING_MS);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      clearTimeout(timer);
    };
  }, [toasts, text]);
}
