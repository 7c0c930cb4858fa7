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

test('without their address the guides are not linked', () => {
  const { queryByRole } = renderUi(<Hero {...hero} guidesHref={undefined} />);
  expect(queryByRole('link', { name: 'Read our guides' })).toBeNull();
});
