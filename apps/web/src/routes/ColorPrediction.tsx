import { Navigate, useLocation } from 'react-router-dom';
import { wingoPaths } from '../paths';

/** Color prediction is Wingo: its address leads to the quickest board. */
export function ColorPrediction() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: wingoPaths[1], search }} replace />;
}
