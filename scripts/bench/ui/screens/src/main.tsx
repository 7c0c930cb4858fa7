import Screen from '#screen';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')!).render(<Screen />);
