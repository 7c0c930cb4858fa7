import { newVersion } from '@platform/messages/newVersion';
import { useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useEffect } from 'react';

/** Delay after loading, in which the page has the processor and the network to itself. */
const SETTLING_MS = 3_000;

/**
 * Registers the service worker shortly after the page has loaded. Offers a reload when there is a new
 * version, but never reloads by itself, because a bet may be in progress.
 */
export function useServiceWorker(): void {
  const toasts = useToasts();
  const text = useTexts(newVersion);
  useEffect(() => {
    // Service workers need TLS or localhost. The development server has none.
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
      // The app also works without a worker.
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
