import { createClient, createSession } from '@platform/api';
import { ApiProvider } from '@platform/api/react';
import { language } from '@platform/messages/language';
import { BrandProvider, LinkProvider, TimeZoneProvider, ToastProvider } from '@platform/ui';
import type { ReactNode } from 'react';
import { requestProof } from '../account/proofRequest';
import { apiUrl, brand } from './brand';
import { RouterLink } from './RouterLink';

export const client = createClient({
  baseUrl: apiUrl,
  language,
  session: createSession(),
  prove: requestProof,
  // The messages load on the first failed call. If loading fails, the server's English message is
  // shown.
  formatFailure: async (failure) => {
    const messages = await import('../shared/serverMessages').catch(() => undefined);
    return messages?.formatFailure(failure) ?? failure.message;
  },
});

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
