import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { renderUi } from '../testing/renderUi';
import { plainDecimal } from './latinDigits';
import { useFormattedInput } from './useFormattedInput';

const onText = vi.fn();

/** Field for digits and a decimal point. `own` transforms the text before the owner stores it. */
function DecimalInput({ first, own = (text) => text }: Props) {
  const [text, setText] = useState(first);
  const input = useFormattedInput({
    text,
    format: (edited) => {
      const plain = plainDecimal(edited);
      return /^\d*(\.\d*)?$/.test(plain) ? plain : undefined;
    },
    onText: (next) => {
      onText(next);
      setText(own(next));
    },
  });
  return <input {...input} aria-label="Number" />;
}

interface Props {
  first: string;
  own?: (text: string) => string;
}

function renderSelected(props: Props, start: number, end = start) {
  const ui = renderUi(<DecimalInput {...props} />);
  const field = ui.getByRole('textbox') as HTMLInputElement;
  act(() => field.focus());
  field.setSelectionRange(start, end);
  onText.mockClear();
  return { ...ui, field };
}

/** Returns the text with its selection in brackets, '1[23]4', or with its caret, '1|234'. */
const shown = ({ value, selectionStart: start, selectionEnd: end }: HTMLInputElement) => {
  const [from, to] = [start ?? 0, end ?? 0];
  const marked = from === to ? '|' : `[${value.slice(from, to)}]`;
  return value.slice(0, from) + marked + value.slice(to);
};

test('keeps the caret after a typed decimal comma, and restores the text on undo', async () => {
  const { field } = renderSelected({ first: '123456' }, 3);
  await userEvent.keyboard(',5');
  expect(shown(field)).toBe('123.5|456');
  expect(onText.mock.calls).toEqual([['123.456'], ['123.5456']]);
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(shown(field)).toBe('123|456');
  await userEvent.keyboard('{Control>}{Shift>}zz{/Shift}{/Control}');
  expect(field).toHaveValue('123.5456');
});

test('keeps text, selection and undo history after a rejected key', async () => {
  const { field } = renderSelected({ first: '' }, 0);
  await userEvent.keyboard('1.34');
  field.setSelectionRange(1, 3);
  await userEvent.keyboard('x');
  expect(shown(field)).toBe('1[.3]4');
  field.setSelectionRange(1, 1);
  await userEvent.keyboard(',');
  expect(shown(field)).toBe('1|.34');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field).toHaveValue('');
});

test('does not disturb an input method, and formats its text when the composition ends', async () => {
  const { field } = renderSelected({ first: '12' }, 1);
  await cdp().send('Input.imeSetComposition', { text: '٥', selectionStart: 1, selectionEnd: 1 });
  expect(field).toHaveValue('1٥2');
  expect(onText).not.toHaveBeenCalled();
  await act(() => cdp().send('Input.insertText', { text: '٥' }));
  expect(shown(field)).toBe('15|2');
  await cdp().send('Input.imeSetComposition', { text: 'क', selectionStart: 1, selectionEnd: 1 });
  await act(() => cdp().send('Input.insertText', { text: 'क' }));
  expect(shown(field)).toBe('15|2');
  expect(onText.mock.calls).toEqual([['152']]);
});

test('formats or rejects dropped text at the drop position', () => {
  const { field } = renderSelected({ first: '12' }, 1);
  const drop = (text: string) => {
    field.setRangeText(text, 1, 1, 'end');
    fireEvent(field, new InputEvent('input', { inputType: 'insertFromDrop', bubbles: true }));
  };
  drop('٥');
  expect(shown(field)).toBe('15|2');
  drop('x');
  expect(shown(field)).toBe('1|52');
});

test('keeps the caret when the owner changes the text format', async () => {
  const { field } = renderSelected({ first: '12', own: (text) => `0${Number(text)}` }, 1);
  await userEvent.keyboard('3');
  expect(shown(field)).toBe('013|2');
});

test('formats the text even if the browser cannot add to the undo history', async () => {
  const { field } = renderSelected({ first: '123456' }, 3);
  const execCommand = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await userEvent.keyboard(',5');
  expect(shown(field)).toBe('123.5|456');
  expect(onText).toHaveBeenLastCalledWith('123.5456');
  execCommand.mockRestore();
});
