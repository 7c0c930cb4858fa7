import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { GameArt } from '../GameArt/GameArt';
import { GameTile } from './GameTile';

const art = <GameArt game="aviator" />;

describeConformance('GameTile', {
  render: (props) => <GameTile title="Wingo" art={art} href="/wingo1Minute" {...props} />,
  root: HTMLDivElement,
  slots: [
    { parts: ['art', 'link'] },
    { parts: ['art', 'title', 'badge'], props: { title: 'Dice', art: null, soon: true } },
  ],
});

test('[DASH-03] shows SOON without a link for an upcoming game', () => {
  const { getByText, queryByRole } = renderUi(
    <GameTile title="Aviator" art={art} href="/crash" soon note="Demo in the menu" />,
  );
  expect(getByText('Demo in the menu')).toBeVisible();
  expect(getByText('SOON')).toBeVisible();
  expect(queryByRole('link')).toBeNull();
});

test('makes the whole tile a link to the game', () => {
  const { container, getByRole } = renderUi(
    <GameTile title="Wingo" art={art} href="/wingo1Minute" />,
  );
  const link = getByRole('link', { name: 'Wingo' });
  expect(link).toHaveAttribute('href', '/wingo1Minute');
  const { left, top, width, height } =
    container.children[0]?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 3)).toBe(link);
});

test('aligns the titles of a row if one tile has a note', () => {
  const { getByText } = renderUi(
    <div style={{ display: 'flex' }}>
      <GameTile title="Aviator" art={<svg />} soon note="Demo in the menu" />
      <GameTile title="Numbers" art={<svg />} soon />
    </div>,
  );
  const top = (title: string) => getByText(title).getBoundingClientRect().top;
  expect(top('Numbers')).toBe(top('Aviator'));
});
