import { expect, test } from 'vitest';
import { betChoiceIn, toBetFilter } from './useBetChoice';

const choiceIn = (query: string) => betChoiceIn(new URLSearchParams(query));
const NONE = { game: null, outcome: null, dates: { from: null, to: null } };

test('reads a game, an outcome and dates from the URL', () => {
  expect(choiceIn('gametype=2&outcome=lost&from=2026-11-01&to=2026-11-30&page=3')).toEqual({
    game: '2',
    outcome: 'lost',
    dates: { from: '2026-11-01', to: '2026-11-30' },
  });
});

test.each(['', 'gametype=9', 'outcome=open', 'from=mail', 'to=2026-02-31', 'from=2026-13-01'])(
  'applies no filter for %s',
  (query) => {
    expect(choiceIn(query)).toEqual(NONE);
    expect(toBetFilter(choiceIn(query))).toEqual({});
  },
);

test('covers whole days in the user’s time zone', () => {
  const filter = toBetFilter(choiceIn('gametype=1&from=2026-12-31&to=2026-12-31'));
  expect(filter).toEqual({
    gameType: 1,
    from: new Date(2026, 11, 31).getTime(),
    before: new Date(2027, 0, 1).getTime(),
  });
});
