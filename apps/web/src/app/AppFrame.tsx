import { useSession } from '@platform/api/react';
import { AppShell, Footer, PublicHeader, useBrand } from '@platform/ui';
import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Modals } from '../modals/Modals';
import { paths } from '../paths';
import { MemberHeader } from './MemberHeader';
import { OfflineNotice } from './OfflineNotice';
import { useDocumentHead } from './useDocumentHead';
import { useFocusRestoration } from './useFocusRestoration';

/** The frame of every page: the shell for visitors or members, the page, and its modals. */
export function AppFrame() {
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  const { supportUrl } = useBrand();
  const [menuOpen, setMenuOpen] = useState(false);
  useDocumentHead();
  useFocusRestoration();
  return (
    <AppShell
      header={
        <>
          <OfflineNotice />
          {signedIn ? (
            <MemberHeader path={pathname} />
          ) : (
            <PublicHeader onBrowse={() => setMenuOpen(true)} />
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
      navigation={pathname === paths.landing ? 'drawer' : 'docked'}
    >
      <Outlet />
      <Modals />
      <ScrollRestoration />
    </AppShell>
  );
}
