import type { TeamLevel } from '@platform/api';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns the team level in the URL, `?level=2`; 1 for an invalid level. */
export function useLevel(): [level: number, setLevel: (level: number) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('level'));
  const setLevel = useCallback(
    // A new level starts at the first page.
    (level: number) => setQuery({ level: String(level) }),
    [setQuery],
  );
  return [Number.isSafeInteger(asked) && asked > 0 ? asked : 1, setLevel];
}

/**
 * Returns the selectable levels: the levels of the team and the current level, which may be empty.
 */
export const levelsWith = (
  levels: readonly TeamLevel[],
  shown: Omit<TeamLevel, 'total'>,
): readonly TeamLevel[] =>
  levels.some(({ level }) => level === shown.level) ? levels : [...levels, { ...shown, total: 0 }];
