import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brands } from 'virtual:platform-brands';
import { BrandProvider, readBrandFromPage, useBrand } from './BrandProvider';
import { BrandScope, usePortalContainer } from './BrandScope';

function BrandName() {
  return <p>{useBrand().name}</p>;
}

test('[BRAND-01] components below the provider know the brand', () => {
  const aurora = brands.find(({ id }) => id === 'aurora');
  if (!aurora) throw new Error('The brand aurora is missing.');
  const { getByText } = render(
    <BrandProvider brand={aurora}>
      <BrandName />
    </BrandProvider>,
  );
  expect(getByText('Aurora')).toBeVisible();
});

test('without a provider the error says what to do', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<BrandName />)).toThrow(/Wrap the app in <BrandProvider/);
  vi.mocked(console.error).mockClear();
});

test('the facts are read from the page that the server wrote', () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<script type="application/json" id="brand">{"id":"ember"}</script>';
  expect(readBrandFromPage(page).id).toBe('ember');
});

test('a page without facts is refused with the reason', () => {
  const page = document.implementation.createHTMLDocument();
  expect(() => readBrandFromPage(page)).toThrow(/Serve the web build with the platform server/);
});

test('overlays inside a scope are mounted in it, and elsewhere in the body', () => {
  const seen: (HTMLElement | undefined)[] = [];
  function Probe() {
    seen.push(usePortalContainer());
    return null;
  }
  render(<Probe />);
  const { container } = render(
    <BrandScope brand="lagoon" scheme="light">
      <Probe />
    </BrandScope>,
  );
  expect(seen[0]).toBeUndefined();
  expect(seen.at(-1)).toBe(container.querySelector('[data-brand="lagoon"]'));
});
