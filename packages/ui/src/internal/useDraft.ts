'use client';

import type { Problem } from '@platform/rules/fields';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { mergeProps } from './mergeProps';
import { useProblemTexts } from './problems';

/**
 * Problems of a draft, keyed by field. A `Problem` is translated; a sentence is shown unchanged.
 */
export type Problems<Draft> = Readonly<Partial<Record<keyof Draft, Problem | string>>>;

export interface DraftOptions<Draft extends object> {
  /** Initial field values. */
  initial: Draft | (() => Draft);
  /** Validates the draft before submission. */
  problems: (draft: Draft) => Problems<Draft>;
  /**
   * Errors from the server for the latest submission, keyed by field. Omit them during resubmission
   * and after success.
   * @default {}
   */
  errors?: Problems<Draft> | undefined;
  /**
   * Text fields that are cleared after a server error, such as a one-time code.
   * @default []
   */
  once?: readonly (keyof Draft)[];
  /**
   * True while the form is being submitted, which prevents another submission.
   * @default false
   */
  pending?: boolean;
  /**
   * The caller's props, keyed by field and merged with each field's own.
   * @default {}
   */
  slotProps?: { readonly [Name in keyof Draft]?: object | undefined } | undefined;
  /** Called with a valid draft. */
  onSubmit: (draft: Draft) => void;
}

/** Returns true in the first render after a submission ends or the errors change. */
export function useNewAnswer(errors: object | undefined, pending: boolean): boolean {
  const answer = JSON.stringify(errors ?? {});
  const [seen, setSeen] = useState({ answer: '{}', pending });
  if (answer === seen.answer && pending === seen.pending) return false;
  setSeen({ answer, pending });
  return answer !== seen.answer || (answer !== '{}' && seen.pending);
}

interface Finding<Draft> {
  problems: Problems<Draft> | undefined;
  by: 'form' | 'server';
  /** Number of failed submissions, so that each failure focuses the first problem once. */
  count: number;
}

/**
 * Form state. Submission shows the problems and focuses the first field with a problem. A problem
 * disappears when the user corrects its field or a related field.
 */
export function useDraft<Draft extends object>(options: DraftOptions<Draft>) {
  const { initial, problems, errors, once = [], pending = false, slotProps, onSubmit } = options;
  const [draft, setDraft] = useState(initial);
  const [found, setFound] = useState<Finding<Draft>>({ problems: undefined, by: 'form', count: 0 });
  const find = (by: Finding<Draft>['by'], mistakes: Problems<Draft> | undefined) =>
    setFound(({ count }) => ({ problems: mistakes, by, count: count + 1 }));

  if (useNewAnswer(errors, pending)) {
    find('server', errors);
    const spent = once.filter((name) => errors?.[name] !== undefined);
    setDraft((current) => spent.reduce((kept, name) => ({ ...kept, [name]: '' }), current));
  }

  // Focuses the first invalid field, but only after a new failure.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (found.count > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [found.count]);

  const change = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => {
    setDraft((current) => ({ ...current, [name]: value }));
    setFound(({ problems: known, ...finding }) => ({
      ...finding,
      problems: known && { ...known, [name]: undefined },
    }));
  };

  const format = useProblemTexts();
  // Editing one field may fix a problem in another, such as a repeated password.
  const standing = found.by === 'form' && found.problems ? problems(draft) : found.problems;
  const problemOf = (name: keyof Draft) =>
    found.problems?.[name] === undefined ? undefined : format(standing?.[name]);

  return {
    draft,
    change,
    problemOf,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (pending) return;
        const mistakes = problems(draft);
        find('form', mistakes);
        if (Object.keys(mistakes).length === 0) onSubmit(draft);
      },
    },
    /** Returns the props for a text field: the draft's, `own`, and the caller's. */
    text: <Name extends keyof Draft & string, const Own extends object = object>(
      name: Name,
      own?: Own,
    ) =>
      mergeProps(
        {
          name,
          value: draft[name],
          error: problemOf(name),
          onChange: (event: { target: { value: string } }) =>
            change(name, event.target.value as Draft[Name]),
          ...(own as NoInfer<Own>),
        },
        slotProps?.[name],
      ),
    /** Returns the props for a field with a non-text value, such as an amount. */
    control: <Name extends keyof Draft & string, const Own extends object = object>(
      name: Name,
      own?: Own,
    ) =>
      mergeProps(
        {
          name,
          value: draft[name],
          error: problemOf(name),
          onValueChange: (value: Draft[Name]) => change(name, value),
          ...(own as NoInfer<Own>),
        },
        slotProps?.[name],
      ),
  };
}
