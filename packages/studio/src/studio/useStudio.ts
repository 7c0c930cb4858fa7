import { compileTokens, type Fix, type Scheme } from '@platform/tokens/browser';
import { useDeferredValue, useEffect, useMemo, useReducer } from 'react';
import { folderOf, type Ground } from '../foundations/ground';
import { applyAll, resetToken, setToken, type Draft } from './draft';
import { beginHistory, record, redo, settle, undo, type History } from './history';
import { inspect, variablesOf } from './inspect';
import { keep, recall, type Keeper, type Kept } from './kept';

type Action =
  | { kind: 'begin'; draft: Draft }
  | { kind: 'edit'; change: (draft: Draft) => Draft; gesture?: string | undefined }
  | { kind: 'settle' | 'undo' | 'redo' };

const MOVES = { settle, undo, redo };

function reduce(history: History<Kept>, action: Action): History<Kept> {
  const { start, draft } = history.present;
  if (action.kind === 'begin') return record(history, { start: action.draft, draft: action.draft });
  if (action.kind === 'edit') {
    const next = action.change(draft);
    return next === draft ? history : record(history, { start, draft: next }, action.gesture);
  }
  return MOVES[action.kind](history);
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
  const [history, dispatch] = useReducer(reduce, undefined, () => {
    const kept = keeper && recall(keeper, keyOf(brand));
    if (kept) return beginHistory(kept);
    const folder = folderOf(ground, brand);
    return beginHistory({ start: folder, draft: folder });
  });
  const { start, draft } = history.present;

  useEffect(() => {
    // Nothing is kept of a folder that was only looked at; a brand of one colour is in none.
    const isWork = draft !== start || !ground.folders.includes(start);
    if (keeper && isWork) keep(keeper, keyOf(brand), { start, draft });
    else keeper?.removeItem(keyOf(brand));
  }, [keeper, brand, ground, start, draft]);

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
    /** Puts another brand on the desk: a step, as a change is. */
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
