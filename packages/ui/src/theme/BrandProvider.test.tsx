import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brands } from 'virtual:platform-brands';
import { BrandProvider, readBrandFromPage, useBrand } from './BrandProvider';
import { BrandScope, usePortalContainer } from './BrandScope';

function BrandName() {
  return <p>{useBrand().name}</p>;
}

test('[BRAND-01] provides the brand to components inside', () => {
  const aurora = brands.find(({ id }) => id === 'aurora');
  if (!aurora) throw new Error('The brand aurora is missing.');
  const { getByText } = render(
    <BrandProvider brand={aurora}>
      <BrandName />
    </BrandProvider>,
  );
  expect(getByText('Aurora')).toBeVisible();
});

test('explains the fix if the provider is missing', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<BrandName />)).toThrow(/Wrap the app in <BrandProvider/);
  vi.mocked(console.error).mockClear();
});

test("reads the facts from the server's page", () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<script type="application/json" id="brand">{"id":"ember"}</script>';
  expect(readBrandFromPage(page).id).toBe('ember');
});

test('throws an error with the reason on a page without facts', () => {
  const page = document.implementation.createHTMLDocument();
  expect(() => readBrandFromPage(page)).toThrow(/Serve the web build with the platform server/);
});

test('mounts overlays in the surrounding scope, or otherwise in the body', () => {
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
