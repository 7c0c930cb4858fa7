import { useSession } from '@platform/api/react';
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { applyPreloadedStyles } from './preloadedStyles';

function ToLanding() {
  useEffect(applyPreloadedStyles, []);
  return <Navigate to={paths.landing} replace />;
}

/** Lets members through and sends everyone else to the landing page, also when a session ends. */
export function RequireSession() {
  const { signedIn } = useSession();
  return signedIn ? <Outlet /> : <ToLanding />;
}
