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
// Ignores errors from which React recovers. All other errors reach an ErrorBoundary.
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
// Does not await the promise: the code of the page imports this file, so awaiting would cause a
// deadlock.
void firstPageCode(client.session, window.location.href).then(() => {
  // A transition splits the first render, which would block a phone for 80 ms in one task.
  startTransition(render);
});
