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
// React recovers from some errors by rendering again: they are not reported. The others reach an ErrorBoundary.
const app = createRoot(root, { onRecoverableError: () => {} });
const render = () =>
  app.render(
    <StrictMode>
      {/* Outermost: the links of toasts are its links, too. AppFrame itself keeps the last page while the next one's code is on its way. */}
      <BrowserRouter useTransitions={false}>
        <Providers>
          <ErrorBoundary resetKey="">
            <AppFrame />
          </ErrorBoundary>
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  );
// Not awaited: the code of the page imports this file, and would wait for its end.
void firstPageCode(client.session, window.location.href).then(() => {
  // In pieces: rendered as a whole, the first page is a task of 80 ms on a phone.
  startTransition(render);
});
