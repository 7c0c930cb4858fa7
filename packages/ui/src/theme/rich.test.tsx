import { expect, test } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { rich } from './rich';

test('elements stand where the message has their arguments', () => {
  const message = ({ link, name }: { link: string; name: string }) =>
    `${name}: see ${link}, twice: ${link}.`;
  const { container } = renderUi(
    <p>{rich(message, { link: <a href="#there">there</a>, name: <b>Asha</b> })}</p>,
  );
  expect(container.querySelector('p')?.innerHTML).toBe(
    '<b>Asha</b>: see <a href="#there">there</a>, twice: <a href="#there">there</a>.',
  );
});
