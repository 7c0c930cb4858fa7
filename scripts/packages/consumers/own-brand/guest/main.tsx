import '@platform/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Guest } from '../src/Guest';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Guest color="#cc3300" />);
