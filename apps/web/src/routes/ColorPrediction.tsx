import { Navigate, useLocation } from 'react-router-dom';
import { wingoPaths } from '../paths';

export function ColorPrediction() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: wingoPaths[1], search }} replace />;
}
