import { useSession } from '@platform/api/react';
import { appFrame } from '@platform/messages/appFrame';
import { GAMBLING_HELP } from '@platform/rules/games';
import { AppShell, Footer, Link, PageSkeleton, PublicHeader, Text, useBrand } from '@platform/ui';
import { arrangeMenu, useTexts } from '@platform/ui/theme';
import { Suspense, useDeferredValue, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { Modals } from '../../modals/Modals';
import { SHORTCUTS } from '../../menus/shortcuts';
import { landingModalHref, modalHref, paths } from '../../paths';
import { pageAt, routes } from '../../routes';
import { Announcement } from './Announcement';
import { Arrival } from './Arrival';
import { brand } from './brand';
import { ErrorBoundary } from '../loading/ErrorBoundary';
import { DisplayChoice } from '../display/DisplayChoice';
import { MemberHeader, MemberNotices, UnconfirmedEmail } from './lateHeader';
import { OfflineNotice } from './OfflineNotice';
import { useEmailNoticePlace } from '../account/useEmailNoticePlace';
import { useForcedSignOut } from '../account/useForcedSignOut';
import { useServiceWorker } from './useServiceWorker';

/** Loads the menu on opening, so that the landing page does not load the menu's icons. */
const sidebarGroups = async () =>
  arrangeMenu((await import('../../menus/sidebarGroups')).sidebarGroups, brand.content?.menu);

export function AppFrame() {
  const text = useTexts(appFrame);
  const session = useSession();
  const asked = useLocation();
  // The value is deferred, so that the previous page stays visible while the next page loads.
  const signedIn = useDeferredValue(session.signedIn);
  const location = useDeferredValue(asked);
  const { pathname, key } = location;
  const page = useRoutes(routes, location);
  const { supportUrl, content = {} } = useBrand();
  const { announcement, footer } = content;
  const navigation = content.navigation === 'top' ? 'top' : 'docked';
  const [menuOpen, setMenuOpen] = useState(false);
  const member = session.member?.id;
  const [last, setLast] = useState({ member, frame: 0 });
  // Resets the state of the frame if another tab signs in a different member.
  if (member !== last.member) {
    setLast({ member, frame: last.frame + (member && last.member ? 1 : 0) });
  }
  const shape = pageAt(pathname).handle?.shape;
  // Boards have no notice, because their controls need the whole screen of a phone.
  const hasEmailNotice = useEmailNoticePlace(pathname, signedIn && shape !== 'board');
  useForcedSignOut();
  useServiceWorker();
  return (
    <AppShell
      key={last.frame}
      announcement={
        // The announcement is part of the first paint, because a later announcement would shift the
        // layout.
        announcement && <Announcement {...announcement} />
      }
      header={
        <>
          <Modals location={location} />
          <Suspense>
            {signedIn ? (
              <MemberHeader path={pathname} />
            ) : (
              <PublicHeader
                display={<DisplayChoice />}
                homeHref={paths.landing}
                signInHref={modalHref('login')}
                registerHref={modalHref('register')}
                menuOpen={menuOpen}
                onBrowse={() => setMenuOpen(true)}
              />
            )}
          </Suspense>
        </>
      }
      footer={
        <Footer
          homeHref={paths.landing}
          statement={
            <>
              <Text as="span" size="s" tone="muted">
                {text.statement}
              </Text>{' '}
              <Link href={paths.playSafely}>{text.playSafely}</Link>
            </>
          }
          helpHref={GAMBLING_HELP}
          helpText={text.gamblingHelp}
          links={[
            ...(supportUrl === undefined ? [] : [{ text: text.help, href: supportUrl }]),
            ...(footer?.links ?? []),
          ]}
          note={footer?.text}
        />
      }
      notice={<OfflineNotice />}
      accountNotice={
        hasEmailNotice ? (
          <Suspense>
            <UnconfirmedEmail />
          </Suspense>
        ) : undefined
      }
      groups={sidebarGroups}
      shortcuts={SHORTCUTS}
      signInHref={landingModalHref('login')}
      homeHref={paths.landing}
      signedIn={signedIn}
      currentPath={pathname}
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      loading={asked !== location}
      navigation={pathname === paths.landing ? 'drawer' : navigation}
    >
      {/* The error replaces only the page, so that the navigation keeps working. */}
      <ErrorBoundary resetKey={key}>
        <Suspense fallback={<PageSkeleton shape={shape} />}>
          {page}
          <Arrival location={location} />
        </Suspense>
      </ErrorBoundary>
      <Suspense>{signedIn && <MemberNotices />}</Suspense>
    </AppShell>
  );
}
