import '@platform/ui/styles.css';
import './brands/acme.css';
import { Button } from '@platform/ui';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button>Play</Button>);
