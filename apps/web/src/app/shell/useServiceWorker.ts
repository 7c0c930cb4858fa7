import { newVersion } from '@platform/messages/newVersion';
import { useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useEffect } from 'react';

/** Delay after loading, in ms, so that the worker does not compete with the page. */
const SETTLING_MS = 3_000;

/**
 * Offers a new version to the user. Never reloads automatically, because a bet may be in progress.
 */
export function useServiceWorker(): void {
  const toasts = useToasts();
  const text = useTexts(newVersion);
  useEffect(() => {
    // The development server has no worker.
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
      // Ignores errors, because the app also works without a worker.
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
