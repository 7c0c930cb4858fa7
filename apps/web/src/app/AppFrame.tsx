import { useSession } from '@platform/api/react';
import { AppShell, Footer, PublicHeader, useBrand } from '@platform/ui';
import { Suspense, useDeferredValue, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { Modals } from '../modals/Modals';
import { modalHref, paths } from '../paths';
import { routes } from '../routes';
import { Arrival } from './Arrival';
import { ErrorBoundary } from './ErrorBoundary';
import { MemberHeader } from './MemberHeader';
import { OfflineNotice } from './OfflineNotice';
import { PageLoading } from './PageLoading';
import { useDocumentHead } from './useDocumentHead';
import { useForcedSignOut } from './useForcedSignOut';

/** The frame of every page: the shell for visitors or members, the page, and its modals. */
export function AppFrame() {
  const { signedIn } = useSession();
  const asked = useLocation();
  // While the code of the next page or modal is on its way, the last one stays: this is behind.
  const location = useDeferredValue(asked);
  const { pathname, key } = location;
  const page = useRoutes(routes, location);
  const { supportUrl } = useBrand();
  const [menuOpen, setMenuOpen] = useState(false);
  useDocumentHead(pathname);
  useForcedSignOut();
  return (
    <AppShell
      header={
        <>
          <OfflineNotice />
          <Modals location={location} />
          {signedIn ? (
            <MemberHeader path={pathname} />
          ) : (
            <PublicHeader
              signInHref={modalHref('login')}
              registerHref={modalHref('register')}
              onBrowse={() => setMenuOpen(true)}
            />
          )}
        </>
      }
      footer={
        <Footer {...(supportUrl && { helpHref: supportUrl, helpText: 'Help and support' })} />
      }
      signedIn={signedIn}
      currentPath={pathname}
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      loading={asked !== location}
      navigation={pathname === paths.landing ? 'drawer' : 'docked'}
    >
      <Suspense fallback={<PageLoading />}>
        {/* An error leaves the frame standing, with every way out of it. */}
        <ErrorBoundary resetKey={key}>{page}</ErrorBoundary>
        <Arrival location={location} />
      </Suspense>
    </AppShell>
  );
}
