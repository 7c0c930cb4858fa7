import Screen from '#screen';
import { createRoot } from 'react-dom/client';
import { switchBrand } from './data';

switchBrand();
createRoot(document.querySelector('#root') ?? document.body).render(<Screen />);
