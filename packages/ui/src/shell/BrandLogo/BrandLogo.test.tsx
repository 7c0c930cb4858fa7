import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { BrandLogo } from './BrandLogo';

describeConformance('BrandLogo', {
  render: (props) => <BrandLogo href="/" {...props} />,
  root: HTMLAnchorElement,
});

test("[BRAND-01] shows the brand's logo and name, and links to the home page", () => {
  const { getByRole, container } = renderUi(<BrandLogo href="/" />);
  expect(getByRole('link', { name: 'Default Site' })).toHaveAttribute('href', '/');
  expect(container.querySelector('img')?.src).toContain('data:image/svg+xml');
});

test.each([
  [300, 'on one line', 1],
  [130, 'on two lines', 2],
])('shows the name next to the logo at %i px, %s', (width, _, lines) => {
  const { getByText, container } = renderUi(
    <div style={{ inlineSize: width }}>
      <BrandLogo href="/" />
    </div>,
  );
  const name = getByText('Default Site');
  const range = document.createRange();
  range.selectNodeContents(name);
  expect(range.getClientRects()).toHaveLength(lines);
  const logo = container.querySelector('img')?.getBoundingClientRect();
  expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(logo?.right ?? Infinity);
});

test('shows only the logo, vertically centred, if no word in the name fits', () => {
  const { getByRole, getByText, container } = renderUi(
    <div style={{ inlineSize: 90 }}>
      <BrandLogo href="/" />
    </div>,
  );
  const link = getByRole('link', { name: 'Default Site' });
  const box = link.getBoundingClientRect();
  expect(getByText('Default Site').getBoundingClientRect().top).toBeGreaterThanOrEqual(box.bottom);
  const logo = container.querySelector('img')?.getBoundingClientRect();
  expect((logo?.top ?? 0) - box.top).toBeCloseTo(box.bottom - (logo?.bottom ?? 0), 1);
  expect(link).toHaveProperty('scrollTop', 0);
});

test('keeps the name for screen readers on a phone if `compact`', async () => {
  await page.viewport(390, 844);
  const { getByRole, getByText } = renderUi(<BrandLogo href="/" compact />);
  expect(getByRole('link', { name: 'Default Site' })).toBeVisible();
  expect(getByText('Default Site').getBoundingClientRect().width).toBe(1);
});
