import { paginate } from '../../contract';

export const TIME = '2024-01-31T10:00:00.000Z';
/** Same time as `TIME`, epoch ms. */
export const MOMENT = Date.UTC(2024, 0, 31, 10);

export const success = (fields: object) => ({ status: 'success', ...fields });

export const pageOf = (...data: object[]) =>
  success({ data, pagination: paginate(data.length, 1) });

/** Returns a published round. Its hashes have the right format but are not valid. */
export const publishedRow = (fields: object = {}) => ({
  roundNumber: '20',
  result: { number: 0, color: 'red+violet' },
  void_reason: null,
  place: 7,
  link: '1d'.repeat(32),
  close_at: MOMENT,
  commitment: 'c0'.repeat(32),
  server_seed: '5e'.repeat(32),
  beacon_source: 'local',
  beacon_public_key: '8f'.repeat(96),
  beacon_round: 1_000,
  beacon_signature: '5c'.repeat(48),
  ...fields,
});
