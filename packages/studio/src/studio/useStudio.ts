import { compileTokens, type Fix, type Scheme } from '@platform/tokens/browser';
import { useDeferredValue, useEffect, useMemo, useReducer } from 'react';
import { folderOf, type BrandSources } from '../foundations/sources';
import { applyAll, resetToken, setToken, type Draft } from './draft';
import { beginHistory, record, redo, settle, undo, type History } from './history';
import { inspect, variablesOf } from './inspect';
import { keep, recall, type DraftStore, type StoredDraft } from './storedDraft';

type Action =
  | { kind: 'begin'; draft: Draft }
  | { kind: 'edit'; change: (draft: Draft) => Draft; gesture?: string | undefined }
  | { kind: 'settle' | 'undo' | 'redo' };

const MOVES = { settle, undo, redo };

function reduce(history: History<StoredDraft>, action: Action): History<StoredDraft> {
  const { start, draft } = history.present;
  if (action.kind === 'begin') return record(history, { start: action.draft, draft: action.draft });
  if (action.kind === 'edit') {
    const next = action.change(draft);
    return next === draft ? history : record(history, { start, draft: next }, action.gesture);
  }
  return MOVES[action.kind](history);
}

export interface StudioOptions {
  sources: BrandSources;
  brand: string;
  store?: DraftStore | undefined;
}

const keyOf = (brand: string) => `platform-brand-studio:${brand}`;

export function useStudio({ sources, brand, store }: StudioOptions) {
  const [history, dispatch] = useReducer(reduce, undefined, () => {
    const kept = store && recall(store, keyOf(brand));
    if (kept) return beginHistory(kept);
    const folder = folderOf(sources, brand);
    return beginHistory({ start: folder, draft: folder });
  });
  const { start, draft } = history.present;

  useEffect(() => {
    // Stores only drafts with changes. A new brand is always stored, because it has no folder.
    const isWork = draft !== start || !sources.folders.includes(start);
    if (store && isWork) keep(store, keyOf(brand), { start, draft });
    else store?.removeItem(keyOf(brand));
  }, [store, brand, sources, start, draft]);

  const compiled = useMemo(() => compileTokens(draft, sources.foundation), [draft, sources]);
  const variables = useMemo(() => variablesOf(draft, compiled), [draft, compiled]);
  const begun = useMemo(() => compileTokens(start, sources.foundation), [start, sources]);
  // Defers the draft, because measuring every pair is too slow for every slider movement.
  const settled = useDeferredValue(draft);
  const report = useMemo(() => inspect(settled, sources), [settled, sources]);

  const edit = (change: (current: Draft) => Draft, gesture?: string) =>
    dispatch({ kind: 'edit', change, gesture });

  return {
    sources,
    start,
    draft,
    compiled,
    begun,
    variables,
    report,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Opens another draft. Undo returns to the previous brand. */
    begin: (next: Draft) => dispatch({ kind: 'begin', draft: next }),
    edit,
    set: (path: string, scheme: Scheme, value: unknown, gesture?: string) =>
      edit((current) => setToken(current, path, scheme, value), gesture),
    reset: (path: string, scheme: Scheme) =>
      edit((current) => resetToken(current, path, scheme, start)),
    apply: (fixes: readonly Fix[]) => edit((current) => applyAll(current, fixes)),
    settle: () => dispatch({ kind: 'settle' }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
  };
}

export type StudioDesk = ReturnType<typeof useStudio>;
