import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { hero } from '../../testing/sampleSite';
import { Hero } from './Hero';

describeConformance('Hero', {
  render: (props) => <Hero {...hero} {...props} />,
  root: HTMLElement,
});

test('[LAND-02] the welcome heading carries the brand', () => {
  const { getByRole } = renderUi(<Hero {...hero} />);
  expect(getByRole('heading', { level: 1, name: 'Welcome to Default Site' })).toBeVisible();
});

test('it makes its claims in their order', () => {
  const { getAllByRole } = renderUi(<Hero {...hero} />);
  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Secure transactions',
    'Easy deposits and withdrawals',
    '24/7 support',
    'Daily login bonuses of free casino chips',
    'No purchase necessary',
  ]);
});

test('[LAND-06] [LAND-07] Play Now signs in, Register Instantly registers, the guides are linked', () => {
  const { getByRole } = renderUi(<Hero {...hero} />);
  const target = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(target('Play Now')).toBe('/?tab=login&modal=auth');
  expect(target('Register Instantly')).toBe('/?tab=register&modal=auth');
  expect(target('Read our guides')).toBe('/guides');
});

test('without its address there is no way to register', () => {
  const { getByRole, queryByText } = renderUi(
    <Hero {...hero} playHref="/wingo1Minute" registerHref={undefined} />,
  );
  expect(getByRole('link', { name: 'Play Now' })).toHaveAttribute('href', '/wingo1Minute');
  expect(queryByText('Register Instantly')).toBeNull();
});

test('a picture of the brand takes the place of the drawing, and keeps its room while it loads', () => {
  const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
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

test('without their address the guides are not linked', () => {
  const { queryByRole } = renderUi(<Hero {...hero} guidesHref={undefined} />);
  expect(queryByRole('link', { name: 'Read our guides' })).toBeNull();
});
