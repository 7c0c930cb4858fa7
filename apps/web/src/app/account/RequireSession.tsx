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
  // A dialog for everybody, such as that of a link that was passed on, opens there.
  const kept = dialog && DIALOGS[dialog].audience === 'everybody' ? search : '';
  useEffect(applyPreloadedStyles, []);
  // For each entry of the history, also one with the same address: it may come before the landing page is
  // shown, and React Router's `Navigate` would stay on it.
  useEffect(() => {
    void navigate(paths.landing + kept, { replace: true });
  }, [navigate, key, kept]);
  return null;
}

/** Lets members through and sends everyone else to the landing page, also when a session ends. */
export function RequireSession() {
  const { signedIn } = useSession();
  return signedIn ? <Outlet /> : <ToLanding />;
}
