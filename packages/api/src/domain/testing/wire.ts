import { paginate } from '../../contract';

/** A moment as the wire writes it. */
export const TIME = '2024-01-31T10:00:00.000Z';
/** The same moment, epoch ms. */
export const MOMENT = Date.UTC(2024, 0, 31, 10);

/** A successful reply with these fields. */
export const success = (fields: object) => ({ status: 'success', ...fields });

/** A reply that is the only page of a history. */
export const pageOf = (...data: object[]) =>
  success({ data, pagination: paginate(data.length, 1) });
