import { createRoot } from 'react-dom/client';
import { switchBrand } from './data';
import { Screen } from './Screen';

switchBrand();
createRoot(document.querySelector('#root') ?? document.body).render(<Screen />);
