import { fireEvent } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { Dialog } from '../Dialog/Dialog';
import { SearchField, type SearchFieldProps } from './SearchField';

describeConformance('SearchField', {
  render: (props) => (
    <SearchField label="Search members" value="asha" onValueChange={() => {}} {...props} />
  ),
  root: HTMLInputElement,
  slots: { parts: [...FIELD, 'clear'], props: TEXTS },
});

function Held(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState('');
  return <SearchField label="Search members" {...props} value={value} onValueChange={setValue} />;
}

test('shows a clear button while the field contains text, and keeps the focus after clearing', async () => {
  const { getByRole, queryByRole } = renderUi(<Held />);
  expect(queryByRole('button')).toBeNull();
  await userEvent.keyboard('{Tab}asha{Tab}');
  await expect.element(getByRole('button', { name: 'Clear' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const field = getByRole('searchbox', { name: 'Search members' });
  expect(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('clears the field on Escape; if the field is empty, leaves Escape to the dialog', async () => {
  const onClose = vi.fn();
  const { getByRole } = renderUi(
    <Dialog open onClose={onClose} title="Members">
      <Held />
    </Dialog>,
  );
  await expect.element(getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('a{Escape}');
  expect(getByRole('searchbox')).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test("passes the input element to the caller's ref and to its own", () => {
  const ref = createRef<HTMLInputElement>();
  const { getByRole } = renderUi(<Held ref={ref} />);
  expect(ref.current).toBe(getByRole('searchbox'));
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keeps the text if Escape ends a composition: %o',
  (composing) => {
    const { getByRole } = renderUi(<SearchField label="Search currencies" defaultValue="eth" />);
    const field = getByRole('searchbox');
    fireEvent.keyDown(field, { key: 'Escape', ...composing });
    expect(field).toHaveValue('eth');
  },
);
