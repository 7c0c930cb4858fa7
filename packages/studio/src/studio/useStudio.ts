import { compileTokens, type Fix, type Scheme } from '@platform/tokens/browser';
import { useDeferredValue, useEffect, useMemo, useReducer } from 'react';
import { folderOf, type Ground } from '../foundations/ground';
import { applyAll, resetToken, setToken, type Draft } from './draft';
import { beginHistory, record, redo, settle, undo, type History } from './history';
import { inspect, variablesOf } from './inspect';
import { keep, recall, type Keeper } from './kept';

interface State {
  /** The brand as it was begun. */
  start: Draft;
  history: History<Draft>;
}

type Action =
  | { kind: 'begin'; draft: Draft }
  | { kind: 'edit'; change: (draft: Draft) => Draft; gesture?: string | undefined }
  | { kind: 'settle' | 'undo' | 'redo' };

const MOVES = { settle, undo, redo };

function reduce({ start, history }: State, action: Action): State {
  if (action.kind === 'begin') {
    return { start: action.draft, history: beginHistory(action.draft) };
  }
  if (action.kind === 'edit') {
    const next = action.change(history.present);
    return { start, history: record(history, next, action.gesture) };
  }
  return { start, history: MOVES[action.kind](history) };
}

export interface StudioOptions {
  ground: Ground;
  /** The id of the brand it opens on. */
  brand: string;
  /**
   * Where the work outlives a reload.
   * @default nowhere
   */
  keeper?: Keeper | undefined;
}

const keyOf = (brand: string) => `platform-brand-studio:${brand}`;

/** The draft, the actions on it, and its report. */
export function useStudio({ ground, brand, keeper }: StudioOptions) {
  const [{ start, history }, dispatch] = useReducer(reduce, undefined, (): State => {
    const kept = keeper && recall(keeper, keyOf(brand));
    const opened = kept?.start ?? folderOf(ground, brand);
    return { start: opened, history: { ...beginHistory(kept?.draft ?? opened) } };
  });
  const draft = history.present;

  useEffect(() => {
    // Nothing is kept of a brand that was only looked at.
    if (keeper && draft !== start) keep(keeper, keyOf(brand), { start, draft });
    else keeper?.removeItem(keyOf(brand));
  }, [keeper, brand, start, draft]);

  const compiled = useMemo(() => compileTokens(draft, ground.foundation), [draft, ground]);
  const variables = useMemo(() => variablesOf(draft, compiled), [draft, compiled]);
  const begun = useMemo(() => compileTokens(start, ground.foundation), [start, ground]);
  // Measuring every pair takes longer than a step of a slider may.
  const settled = useDeferredValue(draft);
  const report = useMemo(() => inspect(settled, ground), [settled, ground]);

  const edit = (change: (current: Draft) => Draft, gesture?: string) =>
    dispatch({ kind: 'edit', change, gesture });

  return {
    ground,
    start,
    draft,
    compiled,
    begun,
    variables,
    report,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Puts another brand on the desk. */
    begin: (next: Draft) => dispatch({ kind: 'begin', draft: next }),
    edit,
    set: (path: string, scheme: Scheme, value: unknown, gesture?: string) =>
      edit((current) => setToken(current, path, scheme, value), gesture),
    /** Resets a token to its value when the brand was opened. */
    reset: (path: string, scheme: Scheme) =>
      edit((current) => resetToken(current, path, scheme, start)),
    apply: (fixes: readonly Fix[]) => edit((current) => applyAll(current, fixes)),
    /** A gesture is over: what follows is undone separately. */
    settle: () => dispatch({ kind: 'settle' }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
  };
}

export type StudioDesk = ReturnType<typeof useStudio>;
