import { adoptPageNonce } from '@platform/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './app/shell/AppFrame';
import { ErrorBoundary } from './app/loading/ErrorBoundary';
import { keepInstallPrompt } from './app/shell/installPrompt';
import { firstPageCode } from './app/loading/firstPageCode';
import { client, Providers } from './app/shell/Providers';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root: it is not the page of this app.');

adoptPageNonce();
keepInstallPrompt();
// Ignores errors from which React has recovered. All others reach an ErrorBoundary.
const app = createRoot(root, { onRecoverableError: () => {} });
const render = () =>
  app.render(
    <StrictMode>
      {/* Toasts contain links, so the router is outermost. AppFrame keeps the previous page while
       the next page loads. */}
      <BrowserRouter useTransitions={false}>
        <Providers>
          <ErrorBoundary resetKey="">
            <AppFrame />
          </ErrorBoundary>
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  );
// Not awaited: the page's code imports this file, so awaiting it would cause a deadlock.
void firstPageCode(client.session, window.location.href).then(() => {
  // A transition splits the work. Rendering the first page in one task takes 80 ms on a phone.
  startTransition(render);
});
