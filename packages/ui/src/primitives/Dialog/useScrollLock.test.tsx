import { expect, test } from 'vitest';
import { renderUi } from '../../testing/renderUi';
import { Dialog } from './Dialog';

const page = () => document.documentElement;

function Layers({ count }: { count: number }) {
  return (
    <>
      <p style={{ blockSize: '300vh' }}>A long page</p>
      {['First', 'Second'].map((title, index) => (
        <Dialog key={title} open={index < count} onClose={() => {}} title={title} />
      ))}
    </>
  );
}

test('locks the page until the last layer closes', () => {
  const { rerender } = renderUi(<Layers count={0} />);
  expect(getComputedStyle(page()).overflowY).toBe('visible');
  rerender(<Layers count={2} />);
  expect(getComputedStyle(page()).overflowY).toBe('hidden');
  rerender(<Layers count={1} />);
  expect(getComputedStyle(page()).overflowY).toBe('hidden');
  rerender(<Layers count={0} />);
  expect(getComputedStyle(page()).overflowY).toBe('visible');
});
