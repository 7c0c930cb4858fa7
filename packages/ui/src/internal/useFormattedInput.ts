'use client';

import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type SyntheticEvent,
} from 'react';
import { caretAfter, type Edited } from './caretAfter';

export interface FormattedInputOptions {
  /** Text set by the field's owner. */
  text: string;
  /**
   * Returns the field's text after an edit, or `undefined` to reject the edit. Formatting must be
   * idempotent.
   *
   * @param edited text after the edit
   * @param inputType type of edit, as in `InputEvent`; '' if unknown
   */
  format: (edited: string, inputType: string) => string | undefined;
  /**
   * Called with each text that differs from the previous text.
   *
   * @param filled true if the browser filled in the text while the focus was elsewhere
   */
  onText: (text: string, filled: boolean) => void;
}

/** Input types whose inserted text is known before the edit. */
const FORESEEN: readonly string[] = ['insertText', 'insertFromPaste'];

const selectionOf = (field: HTMLInputElement): [start: number, end: number] => {
  const end = field.value.length;
  return [field.selectionStart ?? end, field.selectionEnd ?? end];
};

/**
 * Replaces a range of a field's text like a user's edit, so that undo restores the previous text.
 * Assigning `value` would corrupt the browser's undo history.
 */
export function replaceRange(
  field: HTMLInputElement,
  text: string,
  from: number,
  to: number,
): void {
  field.setSelectionRange(from, to);
  // `execCommand` is deprecated for documents, but nothing else adds to a field's undo history.
  const command = text === '' ? 'delete' : 'insertText';
  if (!field.ownerDocument.execCommand?.(command, false, text)) {
    field.setRangeText(text, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Replaces a field's text with a single edit of the differing part. */
function replaceText(field: HTMLInputElement, text: string, [start, end]: [number, number]) {
  const { value } = field;
  if (value !== text) {
    const shorter = Math.min(value.length, text.length);
    let from = 0;
    while (from < shorter && value[from] === text[from]) from += 1;
    let same = 0;
    while (same < shorter - from && value.at(-1 - same) === text.at(-1 - same)) same += 1;
    replaceRange(field, text.slice(from, text.length - same), from, value.length - same);
  }
  // The owner may have set a different text.
  if (field.value === text) field.setSelectionRange(start, end);
}

/**
 * Text input that formats typed, pasted, dropped and composed text. A rejected edit leaves text,
 * selection and undo history unchanged.
 *
 * @returns `ref` and other props for the `<input>`
 */
export function useFormattedInput({ text, format, onText }: FormattedInputOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [composed, setComposed] = useState<string>();
  const before = useRef<[number, number]>(undefined);
  /** Last known state of the field. */
  const seen = useRef<Edited>(undefined);
  const formatNow = useRef(format);

  const see = useCallback((field: HTMLInputElement) => {
    seen.current = { text: field.value, caret: selectionOf(field)[1] };
  }, []);

  useLayoutEffect(() => {
    formatNow.current = format;
    const field = input.current;
    // The owner has set a different text, such as a formatted number.
    if (!field || !seen.current || field.value === seen.current.text) return;
    if (field.matches(':focus')) {
      const caret = caretAfter(seen.current, field.value);
      field.setSelectionRange(caret, caret);
    }
    see(field);
  });

  const ref = useCallback(
    (field: HTMLInputElement | null) => {
      input.current = field;
      if (!field) return undefined;
      const onBeforeInput = (event: InputEvent) => {
        const { data, inputType, isComposing } = event;
        if (isComposing) return;
        const [start, end] = selectionOf(field);
        before.current = [start, end];
        if (data === null || !FORESEEN.includes(inputType) || event.defaultPrevented) return;
        const { value } = field;
        const edited = {
          text: value.slice(0, start) + data + value.slice(end),
          caret: start + data.length,
        };
        const formatted = formatNow.current(edited.text, inputType);
        if (formatted === edited.text) return;
        event.preventDefault();
        if (formatted === undefined) return;
        const caret = caretAfter(edited, formatted);
        replaceText(field, formatted, [caret, caret]);
        see(field);
      };
      field.addEventListener('beforeinput', onBeforeInput);
      return () => {
        field.removeEventListener('beforeinput', onBeforeInput);
        input.current = null;
      };
    },
    [see],
  );

  /** Handles an edit whose text could not be formatted in advance. */
  const take = (field: HTMLInputElement, inputType: string) => {
    setComposed(undefined);
    const selected = before.current;
    before.current = undefined;
    const edited = { text: field.value, caret: selectionOf(field)[1] };
    const formatted = format(edited.text, inputType);
    const next = formatted ?? text;
    seen.current = edited;
    if (next === edited.text) {
      if (next !== text) onText(next, !field.matches(':focus'));
      return;
    }
    const caret = caretAfter(edited, next);
    // `replaceText` fires another input event, which handles the new text.
    replaceText(field, next, (formatted === undefined && selected) || [caret, caret]);
    see(field);
  };

  return {
    ref,
    value: composed ?? text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { inputType = '', isComposing = false } = event.nativeEvent as Partial<InputEvent>;
      if (isComposing) setComposed(event.target.value);
      else take(event.target, inputType);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      before.current = selectionOf(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      take(currentTarget, 'insertCompositionText'),
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => see(currentTarget),
  };
}
