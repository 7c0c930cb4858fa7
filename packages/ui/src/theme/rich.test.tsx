import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { translatePage } from '../../../testing/src/inPage/translatePage';
import { renderUi } from '../testing/renderUi';
import { rich } from './rich';

test("inserts elements for a message's arguments", () => {
  const message = ({ link, name }: { link: string; name: string }) =>
    `${name}: see ${link}, twice: ${link}.`;
  const { container } = renderUi(
    <p>{rich(message, { link: <a href="#there">there</a>, name: <b>Asha</b> })}</p>,
  );
  expect(container.querySelector('p')?.innerHTML).toBe(
    '<b>Asha</b><span>: see </span><a href="#there">there</a><span>, twice: </span><a href="#there">there</a><span>.</span>',
  );
});

test('updates a message on a translated page', () => {
  const sentence = (count: number, name: ReactNode) => (
    <p>
      {rich(({ who }: { who: string }) => (count === 0 ? who : `${who} placed ${count} bets`), {
        who: name,
      })}
    </p>
  );
  const { container, rerender } = renderUi(sentence(1, 'Asha'));
  onTestFinished(translatePage());
  rerender(sentence(2, 'Ben'));
  expect(container).toHaveTextContent('Ben placed 2 bets');
  rerender(sentence(0, 'Chen'));
  expect(container.querySelector('p')).toHaveTextContent(/^Chen$/);
});
