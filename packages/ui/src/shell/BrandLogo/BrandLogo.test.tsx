import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { BrandLogo } from './BrandLogo';

describeConformance('BrandLogo', {
  render: (props) => <BrandLogo href="/" {...props} />,
  root: HTMLAnchorElement,
});

test('[BRAND-01] it shows the logo and the name of the brand and leads home', () => {
  const { getByRole, container } = renderUi(<BrandLogo href="/" />);
  expect(getByRole('link', { name: 'Default Site' })).toHaveAttribute('href', '/');
  expect(container.querySelector('img')?.src).toContain('data:image/svg+xml');
});

test('compact on a phone it keeps its name for screen readers', async () => {
  await page.viewport(390, 844);
  const { getByRole, getByText } = renderUi(<BrandLogo href="/" compact />);
  expect(getByRole('link', { name: 'Default Site' })).toBeVisible();
  expect(getByText('Default Site').getBoundingClientRect().width).toBe(1);
});
