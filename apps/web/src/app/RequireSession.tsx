import { useSession } from '@platform/api/react';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { applyPreloadedStyles } from './preloadedStyles';

function ToLanding() {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(applyPreloadedStyles, []);
  // For each entry of the history, also one with the same address: it may come before the landing page is
  // shown, and React Router's `Navigate` would stay on it.
  useEffect(() => void navigate(paths.landing, { replace: true }), [navigate, key]);
  return null;
}

/** Lets members through and sends everyone else to the landing page, also when a session ends. */
export function RequireSession() {
  const { signedIn } = useSession();
  return signedIn ? <Outlet /> : <ToLanding />;
}
