import { adoptPageNonce, BrandProvider } from '@platform/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FACTS_EVENT } from '../foundations/screenFacts';
import type { ShownFacts } from '../studio/shown';
import { SCREEN_PAGES } from './screenPages';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root: it is not a screen of the Studio.');

adoptPageNonce();
const root = createRoot(element);
const Page = SCREEN_PAGES[window.location.hash.slice(1)];
// Receives the facts of the draft, which the Studio sends after the page has loaded and after each
// change.
window.addEventListener(FACTS_EVENT, (event) => {
  const { detail: facts } = event as CustomEvent<ShownFacts>;
  root.render(
    <StrictMode>
      <BrandProvider brand={{ ...facts, id: 'default' }}>{Page && <Page />}</BrandProvider>
    </StrictMode>,
  );
});
