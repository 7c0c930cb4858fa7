'use client';

import type { dateField } from '@platform/messages/dateField';
import { useEffect, useEffectEvent, useState } from 'react';
import { isWithin } from '../../internal/isoDate';
import { formatDate, parseDate } from '../../internal/localDate';
import { useLanguage, type TextsOf } from '../../theme/Messages';

export interface DateTextOptions {
  value: string | null;
  onValueChange: (value: string | null) => void;
  min: string | undefined;
  max: string | undefined;
}

/** Date whose day cannot be mistaken for a month. */
const EXAMPLE = '2026-12-31';

/**
 * Date field text while the user types. The value is `null` while the text is invalid, so that no
 * form submits an outdated date.
 */
export function useDateText(
  { value, onValueChange, min, max }: DateTextOptions,
  text: TextsOf<typeof dateField>,
) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [typing, setTyping] = useState(false);
  const [left, setLeft] = useState(false);

  const read = (words: string) => {
    const date = parseDate(words, language);
    return date !== undefined && isWithin(date, min, max) ? date : null;
  };
  // Replaces the typed text when the value changes, for example in the calendar, and formats a valid
  // typed date.
  if (typed !== undefined && !typing && value !== null) setTyped(undefined);

  // Accepts a typed date once changed limits allow it.
  const late = typed === undefined || typing || value !== null ? null : read(typed);
  const takeLate = useEffectEvent((date: string) => {
    onValueChange(date);
    setTyped(undefined);
  });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a date that the caller refuses must not stay visible
    if (late !== null) takeLate(late);
  }, [late]);

  const shown = typed === undefined ? value : parseDate(typed, language);
  /** Value for the text; `null` if the text is invalid or the caller rejected the date. */
  const shownValue = typed === undefined || read(typed) === value ? value : null;
  const findProblem = () => {
    if (typed === '' || shown === null) return undefined;
    if (shown !== undefined && min !== undefined && shown < min) {
      return text.tooEarly({ date: formatDate(min, language) });
    }
    if (shown !== undefined && max !== undefined && shown > max) {
      return text.tooLate({ date: formatDate(max, language) });
    }
    if (shownValue !== null) return undefined;
    return text.invalid({ example: formatDate(EXAMPLE, language) });
  };
  const problem = findProblem();

  return {
    text: typed ?? (value === null ? '' : formatDate(value, language)),
    shownValue,
    /** Problem with the text, which makes the field invalid. */
    problem,
    /** Problem, shown once the user leaves the field and hidden when the text is corrected. */
    shownProblem: left && typed !== undefined ? problem : undefined,
    /** @param filled true if the browser filled in the text while the focus was elsewhere */
    type: (words: string, filled: boolean) => {
      setTyped(words);
      setTyping(!filled);
      const date = read(words);
      if (date !== value) onValueChange(date);
      if (date !== null || words === '') setLeft(false);
      else if (filled) setLeft(true);
    },
    clear: () => {
      setTyped(undefined);
      setTyping(false);
      setLeft(false);
    },
    leave: () => {
      setTyping(false);
      setLeft(true);
      // The caller rejected the date.
      if (typed !== undefined && value === null && read(typed) !== null) setTyped(undefined);
    },
  };
}
