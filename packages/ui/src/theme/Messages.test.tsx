import { pagination } from '@platform/messages/pagination';
import { withdrawForm } from '@platform/messages/withdrawForm';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { MessagesProvider, useLanguage, useTexts, type Messages, type TextsOf } from './Messages';

const SPANISH: Messages = {
  language: 'es',
  pagination: { next: 'Siguiente', previous: 'Anterior' },
  withdrawForm: { address: ({ standard }) => `Dirección ${standard}` },
};

function Shown({ texts }: { texts?: Partial<TextsOf<typeof pagination>> }) {
  const { label, next, previous } = useTexts(pagination, texts);
  const { address } = useTexts(withdrawForm);
  return <p>{[useLanguage(), label, previous, next, address({ standard: 'BEP20' })].join(', ')}</p>;
}

test('uses English without a provider', () => {
  expect(renderUi(<Shown />).container).toHaveTextContent(
    'en, Pagination, Previous, Next, BEP20 address',
  );
});

test("prefers the component's texts to the provider's, and the provider's texts to the built-in texts", () => {
  const { container } = renderUi(
    <MessagesProvider messages={SPANISH}>
      <Shown texts={{ next: 'Más' }} />
    </MessagesProvider>,
  );
  expect(container).toHaveTextContent('es, Pagination, Anterior, Más, Dirección BEP20');
});

test('returns the same object if nothing is overridden, so that components do not re-render', () => {
  const seen: unknown[] = [];
  function Watch() {
    seen.push(useTexts(pagination));
    return null;
  }
  const { rerender } = renderUi(<Watch />);
  rerender(<Watch />);
  expect(new Set(seen)).toEqual(new Set([pagination]));
});
