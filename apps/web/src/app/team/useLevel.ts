import type { TeamLevel } from '@platform/api';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The level of the team that the address asks for, `?level=2`; the nearest for what is no level. */
export function useLevel(): [level: number, setLevel: (level: number) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('level'));
  const setLevel = useCallback(
    // Another level begins with its first page.
    (level: number) => setQuery({ level: String(level) }),
    [setQuery],
  );
  return [Number.isSafeInteger(asked) && asked > 0 ? asked : 1, setLevel];
}

/** The levels to choose from: those of the team, and the one on show, which may have no member yet. */
export const levelsWith = (
  levels: readonly TeamLevel[],
  shown: Omit<TeamLevel, 'total'>,
): readonly TeamLevel[] =>
  levels.some(({ level }) => level === shown.level) ? levels : [...levels, { ...shown, total: 0 }];
