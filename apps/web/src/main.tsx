import { adoptPageNonce } from '@platform/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/Providers';
import { router } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root: it is not the page of this app.');

adoptPageNonce();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
