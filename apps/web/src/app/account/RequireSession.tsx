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
  // Public dialogs, such as those opened by shared links, open on the landing page.
  const kept = dialog && DIALOGS[dialog].audience === 'everybody' ? search : '';
  useEffect(applyPreloadedStyles, []);
  // The effect runs again for a second history entry with the same URL, which React Router's
  // `Navigate` would ignore.
  useEffect(() => {
    void navigate(paths.landing + kept, { replace: true });
  }, [navigate, key, kept]);
  return null;
}

export function RequireSession() {
  const { signedIn } = useSession();
  return signedIn ? <Outlet /> : <ToLanding />;
}
