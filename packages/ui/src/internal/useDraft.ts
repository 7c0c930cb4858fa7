'use client';

import type { Problem } from '@platform/rules/fields';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { mergeProps } from './mergeProps';
import { useProblemTexts } from './problems';

/**
 * Problems of a draft, by field. A `Problem` is shown in the reader's language, a sentence
 * unchanged.
 */
export type Problems<Draft> = Readonly<Partial<Record<keyof Draft, Problem | string>>>;

export interface DraftOptions<Draft extends object> {
  /** Initial values of the fields. */
  initial: Draft | (() => Draft);
  /** Validates the draft before it is sent. The server validates it again. */
  problems: (draft: Draft) => Problems<Draft>;
  /**
   * Server errors of the latest attempt, by field. Pass none once the form is sent again or has
   * succeeded.
   * @default {}
   */
  errors?: Problems<Draft> | undefined;
  /**
   * Text fields that are cleared after a server error, such as a one-time code.
   * @default []
   */
  once?: readonly (keyof Draft)[];
  /**
   * The form is being sent, so it cannot be sent again.
   * @default false
   */
  pending?: boolean;
  /**
   * Props of the form's caller for its fields, by field, merged with the field's own.
   * @default {}
   */
  slotProps?: { readonly [Name in keyof Draft]?: object | undefined } | undefined;
  /** Called with a draft that has no problems. */
  onSubmit: (draft: Draft) => void;
}

/**
 * Returns true in the render after an attempt ends or the errors change. Equal errors of another
 * attempt count as new.
 */
export function useNewAnswer(errors: object | undefined, pending: boolean): boolean {
  const answer = JSON.stringify(errors ?? {});
  const [seen, setSeen] = useState({ answer: '{}', pending });
  if (answer === seen.answer && pending === seen.pending) return false;
  setSeen({ answer, pending });
  return answer !== seen.answer || (answer !== '{}' && seen.pending);
}

interface Finding<Draft> {
  problems: Problems<Draft> | undefined;
  /** Source of the problems: the form's own rules, or the server. */
  by: 'form' | 'server';
  /** Number of failed attempts. Each focuses the first problem once. */
  count: number;
}

/**
 * State of a form. Problems appear when the form is sent, and the first field with a problem gets
 * the focus. A problem disappears when its field, or a related one, is corrected. Typed values are
 * never lost.
 */
export function useDraft<Draft extends object>(options: DraftOptions<Draft>) {
  const { initial, problems, errors, once = [], pending = false, slotProps, onSubmit } = options;
  const [draft, setDraft] = useState(initial);
  const [found, setFound] = useState<Finding<Draft>>({ problems: undefined, by: 'form', count: 0 });
  const find = (by: Finding<Draft>['by'], mistakes: Problems<Draft> | undefined) =>
    setFound(({ count }) => ({ problems: mistakes, by, count: count + 1 }));

  // Errors of the server replace those of the form.
  if (useNewAnswer(errors, pending)) {
    find('server', errors);
    const spent = once.filter((name) => errors?.[name] !== undefined);
    setDraft((current) => spent.reduce((kept, name) => ({ ...kept, [name]: '' }), current));
  }

  // Only a new failure moves the focus; correcting a field does not.
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
  // A changed field may resolve the problem of another, such as a repeated password.
  const standing = found.by === 'form' && found.problems ? problems(draft) : found.problems;
  const problemOf = (name: keyof Draft) =>
    found.problems?.[name] === undefined ? undefined : format(standing?.[name]);

  return {
    /** Current values. */
    draft,
    /** Sets a field. */
    change,
    /** Returns the problem of a field, if any. */
    problemOf,
    /** Props of the `<form>`. */
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
    /** Returns the props of a text field: those of the draft, `own`, and those of the caller. */
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
    /** Returns the props of a field that reports its value, such as an amount or a code. */
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
