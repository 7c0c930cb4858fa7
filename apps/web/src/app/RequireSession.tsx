import { useSession } from '@platform/api/react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../paths';

/** Lets members through and sends everyone else to the landing page, also when a session ends. */
export function RequireSession() {
  const { signedIn } = useSession();
  return signedIn ? <Outlet /> : <Navigate to={paths.landing} replace />;
}
