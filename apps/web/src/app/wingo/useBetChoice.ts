import type { BetFilter } from '@platform/api';
import { GAME_TYPES } from '@platform/rules/wingo';
import type { BetChoice } from '@platform/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const OUTCOMES = ['won', 'lost', 'refunded'] as const;

/** Parses a day, `YYYY-MM-DD`; `null` for an invalid day such as 31 February. */
function dayIn(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** Reads the bet filter from the query: `?gametype=2&outcome=won&from=2026-11-01&to=2026-11-30`. */
export const betChoiceIn = (query: URLSearchParams): BetChoice => ({
  game: GAME_TYPES.map(String).find((type) => type === query.get('gametype')) ?? null,
  outcome: OUTCOMES.find((outcome) => outcome === query.get('outcome')) ?? null,
  dates: { from: dayIn(query.get('from')), to: dayIn(query.get('to')) },
});

/** Returns the start of a day, plus `later` days, in the user's time zone. */
function startOf(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** Days are in the user's time zone. */
export const toBetFilter = ({ game, outcome, dates: { from, to } }: BetChoice): BetFilter => ({
  ...(game !== null && { gameType: GAME_TYPES.find((type) => String(type) === game) }),
  ...(outcome !== null && { outcome }),
  ...(from !== null && { from: startOf(from) }),
  ...(to !== null && { before: startOf(to, 1) }),
});

/** Returns the filter in the URL and its setter. A new filter starts at the first page. */
export function useBetChoice(): [choice: BetChoice, choose: (choice: BetChoice) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = useCallback(
    ({ game, outcome, dates }: BetChoice) =>
      setQuery((current) => {
        const next = { gametype: game, outcome, from: dates.from, to: dates.to, page: null };
        for (const [name, value] of Object.entries(next)) {
          if (value === null) current.delete(name);
          else current.set(name, value);
        }
        return current;
      }),
    [setQuery],
  );
  return [betChoiceIn(query), choose];
}
