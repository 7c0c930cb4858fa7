import { bottomBar } from '@platform/messages/every/bottomBar';
import { shortcuts as shortcutsIn } from '@platform/messages/every/shortcuts';
import { brands } from 'virtual:platform-brands';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { BrandWith, renderUi } from '../../testing/renderUi';
import { hrefs, shortcuts } from '../../samples/site';
import { BottomBar } from './BottomBar';

const onBrowse = vi.fn();
const bar = {
  items: shortcuts,
  signInHref: hrefs.signIn,
  currentPath: '/dashboard',
  menuOpen: false,
  onBrowse,
};

describeConformance('BottomBar', {
  render: (props) => <BottomBar signedIn {...bar} {...props} />,
  root: HTMLElement,
  slots: { parts: ['browse'], many: ['link'] },
});

const linksOf = (elements: HTMLElement[]) =>
  elements.map((link) => [link.textContent, link.getAttribute('href')]);

test('[SHELL-06] shows members Browse, Dashboard, two games, Deposit, Settings', async () => {
  const { getByRole, getAllByRole } = renderUi(<BottomBar signedIn {...bar} />);
  expect(linksOf(getAllByRole('link'))).toEqual([
    ['Dashboard', '/dashboard'],
    ['Wingo 1 Min', '/wingo1Minute'],
    ['Wingo 3 Min', '/wingo3Minute'],
    ['Deposit', '?tab=deposit&modal=auth'],
    ['Settings', '/settings'],
  ]);
  expect(getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(getByRole('button', { name: 'Browse' }));
  expect(onBrowse).toHaveBeenCalledOnce();
});

test('[SHELL-06] [SHELL-07] shows visitors Register but no Dashboard, and links games and Deposit to the sign-in dialog', () => {
  const { getAllByRole } = renderUi(<BottomBar signedIn={false} {...bar} />);
  expect(linksOf(getAllByRole('link'))).toEqual([
    ['Wingo 1 Min', '/?tab=login&modal=auth'],
    ['Wingo 3 Min', '/?tab=login&modal=auth'],
    ['Deposit', '/?tab=login&modal=auth'],
    ['Register', '/?tab=register&modal=auth'],
  ]);
});

test.each([390, 320])('fits on a phone of %i px', async (width) => {
  await page.viewport(width, 844);
  const { getByRole } = renderUi(<BottomBar signedIn {...bar} />);
  const list = getByRole('list');
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

const LANGUAGES = Object.keys(shortcutsIn) as (keyof typeof shortcutsIn)[];

const shortcutsNamed = (language: (typeof LANGUAGES)[number]) => {
  const { dashboard, wingo1Minute, wingo3Minute, deposit, settings, register } =
    shortcutsIn[language];
  const titles = [dashboard, wingo1Minute, wingo3Minute, deposit, settings, register];
  return shortcuts.map((item, place) => ({ ...item, title: titles[place] ?? '' }));
};

test.each(
  LANGUAGES.flatMap((language) =>
    [true, false].map((signedIn) => ({ language, signedIn, of: signedIn ? 'member' : 'visitor' })),
  ),
)('keeps labels apart on a phone of 320 px in $language for a $of', async (state) => {
  const { language, signedIn } = state;
  await page.viewport(320, 844);
  const root = document.documentElement;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  onTestFinished(() => root.removeAttribute('dir'));
  const { getByRole } = renderUi(
    <BottomBar
      {...bar}
      signedIn={signedIn}
      items={shortcutsNamed(language)}
      texts={bottomBar[language]}
    />,
  );
  const list = getByRole('list');
  for (const { id } of brands) {
    root.dataset['brand'] = id;
    await document.fonts.ready;
    const labels = [...list.querySelectorAll('span')]
      .map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        return text.getBoundingClientRect();
      })
      .toSorted((one, other) => one.left - other.left);
    const gaps = labels.slice(1).map(({ left }, before) => left - (labels[before]?.right ?? 0));
    expect.soft(Math.min(...gaps), `the smallest gap in ${id}`).toBeGreaterThanOrEqual(6);
    expect.soft(list.scrollWidth, `the width in ${id}`).toBeLessThanOrEqual(list.clientWidth);
  }
});

test('has no Wingo shortcut if the brand does not offer Wingo', () => {
  const { getAllByRole } = renderUi(
    <BrandWith games={['dice']}>
      <BottomBar signedIn {...bar} />
    </BrandWith>,
  );
  expect(getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Deposit',
    'Settings',
  ]);
});

test('keeps the URLs of visitor links, and hides these links from members', () => {
  const items = [{ title: 'Join', href: '#join', icon: null, audience: 'visitors' as const }];
  const { getByRole, queryByRole, rerender } = renderUi(
    <BottomBar {...bar} items={items} signedIn={false} />,
  );
  expect(getByRole('link')).toHaveAttribute('href', '#join');
  rerender(<BottomBar {...bar} items={items} signedIn />);
  expect(queryByRole('link')).toBeNull();
});
