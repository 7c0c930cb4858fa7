import { ROWS_PER_PAGE } from '@platform/api/contract';
import { colorText, type GameType } from '@platform/rules/wingo';
import { latestResults } from '../../wingo/history';
import type { Services } from '../shared/services';

export async function resultsReply(
  { db, shared }: Pick<Services, 'db' | 'shared'>,
  gametype: GameType,
) {
  const results = await shared.get(`results:${gametype}`, () =>
    latestResults(db, gametype, ROWS_PER_PAGE),
  );
  return results.map(({ roundNumber, digit }) => ({
    roundNumber,
    number: digit,
    color: colorText(digit),
  }));
}
