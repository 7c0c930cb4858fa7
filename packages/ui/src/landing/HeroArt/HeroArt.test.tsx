import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { BrandWith, renderUi } from '../../testing/renderUi';
import { HeroArt } from './HeroArt';

describeConformance('HeroArt', {
  render: (props) => <HeroArt {...props} />,
  root: SVGSVGElement,
});

test('is hidden from screen readers', () => {
  const { getByTestId } = renderUi(<HeroArt data-testid="art" />);
  expect(getByTestId('art')).toHaveAttribute('aria-hidden', 'true');
});

test('does not share gradients between two illustrations on a page', () => {
  const { container } = renderUi(
    <>
      <HeroArt />
      <HeroArt />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('shows only games that the brand offers', () => {
  const drawn = (games?: readonly string[]) => {
    const { container, unmount } = renderUi(
      <BrandWith {...(games && { games })}>
        <HeroArt />
      </BrandWith>,
    );
    const count = (what: string) => container.querySelectorAll(what).length;
    const found = { odds: count('text'), shapes: count('circle'), flight: count('path') };
    unmount();
    return found;
  };
  const all = drawn();
  expect(all.odds).toBe(1 + drawn(['wingo']).odds);
  expect(drawn(['dice'])).toEqual({ odds: 0, shapes: 3, flight: 0 });
  expect(drawn(['plinko'])).toEqual({ odds: 0, shapes: 3 + 21, flight: 0 });
  expect(drawn(['aviator']).flight).toBe(2);
});
