import { Navigate, useLocation } from 'react-router-dom';
import { wingoPaths } from '../paths';

/** Redirects to the board with the shortest rounds, because color prediction is Wingo. */
export function ColorPrediction() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: wingoPaths[1], search }} replace />;
}
