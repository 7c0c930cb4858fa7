'use client';

import type { Problem } from '@platform/rules/fields';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { mergeProps } from './mergeProps';
import { useProblemTexts } from './problems';

/**
 * What is wrong with a draft, by field; nothing when all is well. A `Problem` is shown in the reader's
 * language, a sentence as it stands.
 */
export type Problems<Draft> = Readonly<Partial<Record<keyof Draft, Problem | string>>>;

export interface DraftOptions<Draft extends object> {
  /** The fields as they are at first. */
  initial: Draft | (() => Draft);
  /** What can be told before asking the server; the server has the last word. */
  problems: (draft: Draft) => Problems<Draft>;
  /**
   * What the server found, by field. These are the errors of the latest attempt: none once the form is
   * sent again or has succeeded.
   * @default {}
   */
  errors?: Problems<Draft> | undefined;
  /**
   * Fields of text that are good for one attempt, such as a code: where the server finds something, it
   * is typed again.
   * @default []
   */
  once?: readonly (keyof Draft)[];
  /**
   * The form is on its way: it is not sent twice.
   * @default false
   */
  pending?: boolean;
  /**
   * Props that the caller of the form gives to its fields, by field: merged with the field's own.
   * @default {}
   */
  slotProps?: { readonly [Name in keyof Draft]?: object | undefined } | undefined;
  /** Called with a draft that has no problems. */
  onSubmit: (draft: Draft) => void;
}

/**
 * Whether the server has just found something else, or the same again: an attempt that ends is a new
 * answer.
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
  /** Who found it: the rules of the form itself, or the server. */
  by: 'form' | 'server';
  /** How many findings there were: each leads the focus once. */
  count: number;
}

/**
 * What a form's fields hold while they are typed. A problem shows once the form is sent, leads the
 * focus to the first field that has one, and leaves as soon as that field is changed, or another one
 * so that it no longer holds; nothing that was typed is ever lost.
 */
export function useDraft<Draft extends object>(options: DraftOptions<Draft>) {
  const { initial, problems, errors, once = [], pending = false, slotProps, onSubmit } = options;
  const [draft, setDraft] = useState(initial);
  const [found, setFound] = useState<Finding<Draft>>({ problems: undefined, by: 'form', count: 0 });
  const find = (by: Finding<Draft>['by'], mistakes: Problems<Draft> | undefined) =>
    setFound(({ count }) => ({ problems: mistakes, by, count: count + 1 }));

  // What the server finds takes the place of what was found here.
  if (useNewAnswer(errors, pending)) {
    find('server', errors);
    const spent = once.filter((name) => errors?.[name] !== undefined);
    setDraft((current) => spent.reduce((kept, name) => ({ ...kept, [name]: '' }), current));
  }

  // A new finding leads the focus; fixing a field does not send it on to the next one.
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
  // A password that is changed may now be the one that was typed twice.
  const standing = found.by === 'form' && found.problems ? problems(draft) : found.problems;
  const problemOf = (name: keyof Draft) =>
    found.problems?.[name] === undefined ? undefined : format(standing?.[name]);

  return {
    /** The fields as they stand. */
    draft,
    /** Sets a field. */
    change,
    /** What is wrong with a field, if anything. */
    problemOf,
    /** The `<form>`'s own props. */
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
    /** The props of a field that is a line of text: these, `own`, and those of the caller. */
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
    /** The same of a field that reports its value, such as an amount or a code. */
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
