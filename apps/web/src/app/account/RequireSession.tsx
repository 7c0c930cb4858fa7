import { useSession } from '@platform/api/react';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { DIALOGS } from '../../pages';
import { paths } from '../../paths';
import { applyPreloadedStyles } from '../loading/preloadedStyles';
import { modalIn } from '../shared/useModal';

function ToLanding() {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const dialog = modalIn(new URLSearchParams(search));
  // Dialogs for everybody, such as the dialog of a shared link, open on the landing page.
  const kept = dialog && DIALOGS[dialog].audience === 'everybody' ? search : '';
  useEffect(applyPreloadedStyles, []);
  // The effect also runs for another history entry with the same address while the landing page is not
  // shown yet. React Router's `Navigate` would stay on that entry.
  useEffect(() => {
    void navigate(paths.landing + kept, { replace: true });
  }, [navigate, key, kept]);
  return null;
}

/**
 * Shows the page to members. Redirects visitors to the landing page, including members whose session
 * ends.
 */
export function RequireSession() {
  const { signedIn } = useSession();
  return signedIn ? <Outlet /> : <ToLanding />;
}
