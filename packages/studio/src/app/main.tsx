import { buildFoundation, Operator } from '@platform/tokens/browser';
import { adoptPageNonce, BrandProvider } from '@platform/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { foundationFiles, pairs } from 'virtual:platform-foundation';
import { applyNeutralLook } from './pageLook';
import { SCREENS } from './screens';
import { StudioApp } from './StudioApp';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root: it is not the page of the Studio.');

adoptPageNonce();
const foundation = buildFoundation('tokens', (name) => foundationFiles[name] ?? '');
applyNeutralLook(document, foundation);
// Sends no token, because the browser sends the staff session with each call.
const operator = new Operator({ address: '' }, (address, request) => fetch(address, request));
createRoot(root).render(
  <StrictMode>
    <BrandProvider brand={{ id: 'default', name: 'Brand Studio' }}>
      <StudioApp
        operator={operator}
        foundation={foundation}
        pairs={pairs}
        screens={SCREENS}
        search={window.location.search}
      />
    </BrandProvider>
  </StrictMode>,
);
