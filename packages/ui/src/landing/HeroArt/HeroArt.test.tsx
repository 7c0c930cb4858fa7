import { expect, test } from 'vitest';
import { renderUi } from '../../testing/renderUi';
import { HeroArt } from './HeroArt';

test('further props and the class name reach the picture, which screen readers skip', () => {
  const { getByTestId } = renderUi(<HeroArt data-testid="art" className="guest" />);
  const art = getByTestId('art');
  expect(art).toHaveClass('guest');
  expect(art).toHaveAttribute('aria-hidden', 'true');
});

test('two pictures on a page do not share gradients', () => {
  const { container } = renderUi(
    <>
      <HeroArt />
      <HeroArt />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
