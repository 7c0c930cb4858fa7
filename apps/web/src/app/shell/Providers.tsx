import { createClient, createSession } from '@platform/api';
import { ApiProvider } from '@platform/api/react';
import { language } from '@platform/messages/language';
import { BrandProvider, LinkProvider, TimeZoneProvider, ToastProvider } from '@platform/ui';
import type { ReactNode } from 'react';
import { apiUrl, brand } from './brand';
import { RouterLink } from './RouterLink';

export const client = createClient({
  baseUrl: apiUrl,
  language,
  session: createSession(),
  // Comes with the first call that fails. Without a connection it may not: then the message stands.
  formatFailure: async (failure) => {
    const messages = await import('../shared/serverMessages').catch(() => undefined);
    return messages?.formatFailure(failure) ?? failure.message;
  },
});

/** What every screen stands on: the host's brand, the calls, the router's links, the reader's time zone, the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <BrandProvider brand={brand}>
      <ApiProvider client={client}>
        <LinkProvider component={RouterLink}>
          <TimeZoneProvider>
            <ToastProvider>{children}</ToastProvider>
          </TimeZoneProvider>
        </LinkProvider>
      </ApiProvider>
    </BrandProvider>
  );
}
