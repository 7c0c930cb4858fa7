import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BrandWith, renderUi } from '../src/testing/renderUi';
import type { BrandContent } from '../src/theme/BrandProvider';
import { MemberScreen } from './MemberScreen';
import { VisitorScreen } from './VisitorScreen';

// Brand content, as edited in the Brand Studio.

const content: BrandContent = {
  hero: {
    headline: 'Hot at {brand}',
    text: 'A round a minute.',
    picture: {
      src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      width: 800,
      height: 600,
      alt: 'A fire',
    },
  },
  sections: ['faq', 'features'],
  faq: [{ question: 'How fast?', answer: 'A minute.' }],
  footer: { text: 'Licensed.', links: [{ text: 'Company', href: '/company' }] },
  announcement: { text: 'New games.', link: { text: 'See them', href: '/new' } },
  banner: { text: 'Twice the bonus.', link: { text: 'Get it', href: '/bonus' } },
  menu: [{ line: 'games', name: 'Play' }],
};

/** Returns the heading texts from top to bottom. */
const headings = () => [...document.querySelectorAll('h1, h2')].map((one) => one.textContent);

test("shows the brand's content on the landing page, in the brand's order", async () => {
  await page.viewport(1440, 900);
  renderUi(
    <BrandWith name="Ember" content={content}>
      <VisitorScreen />
    </BrandWith>,
  );
  expect(headings()).toEqual(['Hot at Ember', 'Frequently asked questions', 'Why choose us']);
  for (const text of [
    'A round a minute.',
    'How fast?',
    'Licensed.',
    'New games.',
    'Twice the bonus.',
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  for (const [name, href] of [
    ['See them', '/new'],
    ['Get it', '/bonus'],
    ['Company', '/company'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(page.getByRole('img', { name: 'A fire' })).toBeVisible();
});

test('shows the sample texts on the landing page if the brand has no content', () => {
  renderUi(<VisitorScreen />);
  expect(headings()[0]).toMatch(/^Welcome to /);
  expect(headings()).toHaveLength(6);
});

test("shows the member menu in the brand's order", async () => {
  await page.viewport(1440, 900);
  renderUi(
    <BrandWith content={content}>
      <MemberScreen path="/dashboard">Balances</MemberScreen>
    </BrandWith>,
  );
  await expect.element(page.getByText('New games.')).toBeVisible();
  const menus = () => [...document.querySelectorAll('nav')].map(({ textContent }) => textContent);
  await expect.poll(menus).toContainEqual(expect.stringMatching(/^Play.*Dashboard.*Wallet/));
});
