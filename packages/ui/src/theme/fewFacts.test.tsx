import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Hero } from '../landing/Hero/Hero';
import { Footer } from '../shell/Footer/Footer';
import { BrandProvider } from './BrandProvider';

test('requires only a name, and hides everything that the brand does not define', () => {
  const { container, getAllByText, getAllByRole } = render(
    <BrandProvider brand={{ id: 'plain', name: 'Plain' }}>
      <Hero
        eyebrow="Welcome"
        welcome={({ brand }) => `Play on ${brand}`}
        claims={[]}
        playHref="/play"
        registerHref="/register"
        art={null}
      />
      <Footer homeHref="/" helpHref="/help" helpText="Help" statement="Play safely." />
    </BrandProvider>,
  );
  expect(getAllByText('Plain', { exact: false }).length).toBeGreaterThan(0);
  expect(container.querySelector('img')).toBeNull();
  expect(getAllByRole('link').filter((link) => link.textContent === '')).toEqual([]);
});
