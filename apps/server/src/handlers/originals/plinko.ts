import { plinkoBet, plinkoBets } from '@platform/api/contract';
import { parsePlinkoSettings, plinkoSettings } from '@platform/rules/originals';
import { bucketOf, parsePath } from '@platform/rules/plinko';
import { memberEndpoint } from '../../http/endpoint';
import type { OriginalRecord } from '../../originals/bets';
import type { Services } from '../shared/services';
import { listBets, placeBet } from './bet';

function plinkoFields({ id, settings, result: path }: OriginalRecord) {
  const bet = parsePlinkoSettings(settings);
  if (bet === undefined) throw new Error(`The bet ${id} on Plinko has no valid settings.`);
  return { game: 'plinko' as const, ...bet, path, bucket: bucketOf(parsePath(path)) };
}

export const plinkoBetEndpoint = (services: Services) =>
  memberEndpoint(
    plinkoBet,
    ({ amount: stake, rows, risk }, caller) => {
      const settings = plinkoSettings({ rows, risk });
      return placeBet(services, { game: 'plinko', settings, stake }, caller, plinkoFields);
    },
    { isRepeated: true },
  );

export const plinkoBetsEndpoint = (services: Services) =>
  memberEndpoint(plinkoBets, (page, caller) =>
    listBets(services, 'plinko', page, caller, plinkoFields),
  );
