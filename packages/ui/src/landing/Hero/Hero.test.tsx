import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { hero } from '../../samples/landing';
import { Hero } from './Hero';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

describeConformance('Hero', {
  render: (props) => <Hero {...hero} {...props} />,
  root: HTMLElement,
  slots: { parts: ['title', 'play', 'register', 'guides'] },
});

test('[LAND-02] names the brand in the welcome heading', () => {
  const { getByRole } = renderUi(<Hero {...hero} />);
  expect(getByRole('heading', { level: 1, name: 'Welcome to Default Site' })).toBeVisible();
});

test('lists its claims in order', () => {
  const { getAllByRole } = renderUi(<Hero {...hero} />);
  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Secure transactions',
    'Easy deposits and withdrawals',
    '24/7 support',
    'Daily login bonuses of free casino chips',
    'No purchase necessary',
  ]);
});

test('[LAND-06] [LAND-07] links Play Now to sign-in, Register Instantly to registration, and the guides', () => {
  const { getByRole } = renderUi(<Hero {...hero} />);
  const target = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(target('Play Now')).toBe('/?tab=login&modal=auth');
  expect(target('Register Instantly')).toBe('/?tab=register&modal=auth');
  expect(target('Read our guides')).toBe('/guides');
});

test('has no registration link without its URL', () => {
  const { getByRole, queryByText } = renderUi(
    <Hero {...hero} playHref="/wingo1Minute" registerHref={undefined} />,
  );
  expect(getByRole('link', { name: 'Play Now' })).toHaveAttribute('href', '/wingo1Minute');
  expect(queryByText('Register Instantly')).toBeNull();
});

test('shows a brand picture instead of the illustration, and reserves its space while it loads', () => {
  const picture = {
    src: PIXEL,
    width: 1200,
    height: 800,
    alt: 'A lantern',
    sources: [{ type: 'image/avif', srcSet: '/a-480.avif 480w, /a-800.avif 800w' }],
  };
  const { getByRole, queryByText, rerender } = renderUi(
    <Hero {...hero} art={<p>A drawing</p>} picture={picture} />,
  );
  const shown = getByRole('img', { name: 'A lantern' });
  const { width, height } = shown.getBoundingClientRect();
  expect(Math.round((100 * width) / height)).toBe(150);
  const source = shown.parentElement?.querySelector('source');
  expect(source?.srcset).toContain('/a-800.avif 800w');
  expect(source?.sizes).toContain('30rem');
  expect(queryByText('A drawing')).toBeNull();
  rerender(<Hero {...hero} picture={{ ...picture, alt: '' }} />);
  expect(shown).toHaveAttribute('alt', '');
});

test('has no link to the guides without their URL', () => {
  const { queryByRole } = renderUi(<Hero {...hero} guidesHref={undefined} />);
  expect(queryByRole('link', { name: 'Read our guides' })).toBeNull();
});

test('shows neither an eyebrow nor claims if there are none', () => {
  const { queryByRole, queryByText } = renderUi(<Hero {...hero} eyebrow={undefined} claims={[]} />);
  expect(queryByText('Gaming platform')).toBeNull();
  expect(queryByRole('list')).toBeNull();
});

test('has no illustration in the layout `type`', () => {
  const art = <p>A drawing</p>;
  const { queryByText, rerender } = renderUi(<Hero {...hero} art={art} />);
  expect(queryByText('A drawing')).toBeVisible();
  rerender(<Hero {...hero} art={art} layout="type" />);
  expect(queryByText('A drawing')).toBeNull();
});

test.each(['ltr', 'rtl'] as const)(
  'does not let a full-height picture overlap the text on a wide screen, in %s',
  async (dir) => {
    await page.viewport(1440, 900);
    const picture = { src: PIXEL, width: 1200, height: 800, alt: 'A lantern' };
    const { getByRole } = renderUi(
      <div dir={dir}>
        <Hero {...hero} layout="picture" picture={picture} />
      </div>,
    );
    const photo = getByRole('img', { name: 'A lantern' }).getBoundingClientRect();
    const title = getByRole('heading', { level: 1 }).getBoundingClientRect();
    const whole = getByRole('heading', { level: 1 }).closest('section')?.getBoundingClientRect();
    expect(photo.height).toBe(whole?.height);
    if (dir === 'ltr') expect(title.right).toBeLessThanOrEqual(photo.left);
    else expect(title.left).toBeGreaterThanOrEqual(photo.right);
  },
);

test('shows the illustration above the text on a phone with `artOnPhone`', async () => {
  await page.viewport(390, 844);
  const art = <p>A drawing</p>;
  const { getByRole, getByText, rerender } = renderUi(<Hero {...hero} art={art} />);
  const isAbove = () =>
    getByText('A drawing').getBoundingClientRect().top <
    getByRole('heading', { level: 1 }).getBoundingClientRect().top;
  expect(isAbove()).toBe(false);
  rerender(<Hero {...hero} art={art} artOnPhone="above" />);
  expect(isAbove()).toBe(true);
});
