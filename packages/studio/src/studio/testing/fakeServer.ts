import { OperatorError, type Publication, type Version } from '@platform/tokens/browser';
import type { Operate } from '../PublishPanel';

/** Before this moment the server below plans nothing. */
const SERVER_NOW = '2026-11-24T08:00:00Z';

/** A server in memory: what it was asked, and what it answers. */
export function fakeServer() {
  const asked: unknown[] = [];
  const versions: Version[] = [];
  let served: number | null = null;
  let publications: Publication[] = [];
  const published = (number: number, serves_from: string, state: Publication['state']) => ({
    number,
    serves_from,
    state,
    rollback: false,
    author: 'Mira',
    note: '',
    cancelled_by: null,
  });
  const operate: Operate = (access) => ({
    history: async () => {
      if (access.token !== 'right')
        throw new OperatorError('Send the BRANDS_TOKEN of this server.');
      return { number: served, versions, publications };
    },
    draft: async (id, request) => {
      asked.push(['draft', id, Object.keys(request.files), request.author, request.note]);
      const { author, note } = request;
      const version = { number: 1, hash: '', author, note, made_at: SERVER_NOW };
      versions.unshift(version);
      return { ...version, isNew: true, problems: [], notes: [] };
    },
    publish: async (id, { number, at }) => {
      asked.push(['publish', id, number, ...(at === undefined ? [] : [at])]);
      if (at !== undefined && at <= SERVER_NOW) throw new OperatorError(`${at} is past.`);
      if (at === undefined) served = number;
      const serves_from = at ?? SERVER_NOW;
      publications.unshift(published(number ?? 0, serves_from, at ? 'planned' : 'served'));
      return { serves_from };
    },
    rollBack: async (id) => {
      asked.push(['rollback', id]);
      served = null;
      publications = [];
      return { number: null, cancelled: 0 };
    },
    cancel: async (id, { at }) => {
      asked.push(['cancel', id, ...(at === undefined ? [] : [at])]);
      publications = publications.map((row) =>
        at === undefined || row.serves_from === at ? { ...row, state: 'cancelled' } : row,
      );
      return { cancelled: 1 };
    },
    preview: async () => ({
      address: 'http://ember.localhost:4000/preview?token=x',
      expires_at: '2026-11-25T08:00:00Z',
    }),
  });
  return { operate, asked };
}
