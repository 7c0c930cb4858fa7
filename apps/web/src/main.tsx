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
// React recovers from some errors by rendering again, and these errors are not reported. All other
// errors reach an ErrorBoundary.
const app = createRoot(root, { onRecoverableError: () => {} });
const render = () =>
  app.render(
    <StrictMode>
      {/* The router is outermost, because links in toasts use it. AppFrame keeps the previous page while
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
// Not awaited, because the page's code imports this file, so that the two would wait for each other
// forever.
void firstPageCode(client.session, window.location.href).then(() => {
  // A transition splits the work, because rendering the first page in one task takes 80 ms on a phone.
  startTransition(render);
});
