import { Navigate, useLocation } from 'react-router-dom';
import { wingoPaths } from '../paths';

/** Redirects to the Wingo board with the shortest rounds. */
export function ColorPrediction() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: wingoPaths[1], search }} replace />;
}
