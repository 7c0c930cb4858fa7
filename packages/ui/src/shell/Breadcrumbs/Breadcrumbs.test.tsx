import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Breadcrumbs } from './Breadcrumbs';

const WAY = ['Dashboard', 'Team', 'Levels', 'Level 3', 'Members', 'Anna'].map((title, index) => ({
  title,
  href: `/${index}`,
}));

describeConformance('Breadcrumbs', {
  render: (props) => <Breadcrumbs items={WAY.slice(0, 3)} {...props} />,
  root: HTMLElement,
  slots: {
    parts: ['more', 'menu'],
    many: ['link'],
    props: { items: WAY, maxItems: 3 },
    act: () => userEvent.click(document.querySelector('button') ?? document.body),
  },
});

test('links to the pages above the current page, but not to the current page', () => {
  const { getAllByRole, getByRole, getByText } = renderUi(<Breadcrumbs items={WAY.slice(0, 3)} />);
  expect(getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/0', '/1']);
  expect(getByText('Levels')).toHaveAttribute('aria-current', 'page');
});

test('moves the middle of a long trail into a menu that also works with the keyboard', async () => {
  const { getAllByRole, findAllByRole } = renderUi(<Breadcrumbs items={WAY} maxItems={4} />);
  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Dashboard',
    '',
    'Members',
    'Anna',
  ]);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  const between = await findAllByRole('menuitem');
  expect(between.map((item) => item.textContent)).toEqual(['Team', 'Levels', 'Level 3']);
});

test('shows all pages of a trail with the maximum length', () => {
  const { getAllByRole, queryByRole } = renderUi(<Breadcrumbs items={WAY} maxItems={6} />);
  expect(getAllByRole('listitem')).toHaveLength(6);
  expect(queryByRole('button')).toBeNull();
});

test('shows a single page without a link', () => {
  const { queryByRole, getByText } = renderUi(<Breadcrumbs items={WAY.slice(0, 1)} />);
  expect(queryByRole('link')).toBeNull();
  expect(getByText('Dashboard')).toHaveAttribute('aria-current', 'page');
});

test('wraps a long trail on a narrow screen, with links 44 px high', async () => {
  await page.viewport(320, 640);
  const { getAllByRole } = renderUi(<Breadcrumbs items={WAY} maxItems={6} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const link of getAllByRole('link')) expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
});
