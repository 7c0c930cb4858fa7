import {
  OperatorError,
  type BrandFolder,
  type Publication,
  type Version,
} from '@platform/tokens/browser';
import { toBase64 } from '../../foundations/bytes';
import type { StudioOperator } from '../operate';

const SERVER_NOW = '2026-11-24T08:00:00Z';

interface Known {
  versions: readonly Version[];
  publications: readonly Publication[];
  /** Number of the served version; null for the folder. */
  served: number | null;
}

const published = (number: number, serves_from: string, state: Publication['state']) => ({
  number,
  serves_from,
  state,
  rollback: false,
  author: 'Mira',
  note: '',
  cancelled_by: null,
});

const encoded = (files: BrandFolder['files']) =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, toBase64(bytes)]));

/** @param folders folders to serve for brands without a version */
export function fakeServer(folders: readonly BrandFolder[] = []) {
  const calls: unknown[] = [];
  const brands = new Map<string, Known>();
  const kept = new Map<string, Readonly<Record<string, string>>>();
  const knownOf = (id: string): Known =>
    brands.get(id) ?? { versions: [], publications: [], served: null };
  const change = (id: string, changed: Partial<Known>) =>
    brands.set(id, { ...knownOf(id), ...changed });
  let isDown = false;
  let isSignedOut = false;
  let stale: number | undefined;
  const operator: StudioOperator = {
    history: async (id) => {
      if (isDown) throw new OperatorError('The server does not answer.');
      if (isSignedOut)
        throw new OperatorError('Your session has ended. Sign in again.', [], 'SIGNED_OUT');
      const { served: number, versions, publications } = knownOf(id);
      return { number, caller: 'Mira', versions, publications };
    },
    files: async (id, which) => {
      calls.push(['files', id, which]);
      const served = which === 'served' ? knownOf(id).served : which;
      const number = served === 'folder' ? null : served;
      const folder = folders.find((one) => one.id === id);
      const files = number === null ? folder && encoded(folder.files) : kept.get(`${id} ${number}`);
      return { number, hash: '', files: files ?? {} };
    },
    draft: async (id, request) => {
      calls.push(['draft', id, Object.keys(request.files), request.note]);
      const { note, files } = request;
      const { versions } = knownOf(id);
      const [newest] = versions;
      const isSame =
        newest && JSON.stringify(kept.get(`${id} ${newest.number}`)) === JSON.stringify(files);
      if (isSame) return { ...newest, isNew: false, problems: [], notes: [] };
      const number = versions.length + 1;
      kept.set(`${id} ${number}`, files);
      const version = {
        number,
        hash: '',
        author: 'Mira',
        note,
        made_at: SERVER_NOW,
        made_from: null,
      };
      change(id, { versions: [version, ...versions] });
      return { ...version, isNew: true, problems: [], notes: [] };
    },
    publish: async (id, { number, at, over }) => {
      calls.push(['publish', id, number, ...(at === undefined ? [] : [at])]);
      const { served: replaced } = knownOf(id);
      if (at === undefined && replaced !== null && over !== replaced && number === stale) {
        const detail = { base: null, served: replaced };
        throw new OperatorError(`Made before version ${replaced}.`, [], 'MADE_BEFORE', detail);
      }
      if (at !== undefined && at <= SERVER_NOW) throw new OperatorError(`${at} is past.`);
      if (at === undefined) change(id, { served: number });
      const serves_from = at ?? SERVER_NOW;
      const row = published(number ?? 0, serves_from, at ? 'planned' : 'served');
      change(id, { publications: [row, ...knownOf(id).publications] });
      return { serves_from };
    },
    rollBack: async (id) => {
      calls.push(['rollback', id]);
      change(id, { served: null, publications: [] });
      return { number: null, cancelled: 0 };
    },
    cancel: async (id, { at } = {}) => {
      calls.push(['cancel', id, ...(at === undefined ? [] : [at])]);
      const publications = knownOf(id).publications.map((row) =>
        at === undefined || row.serves_from === at ? { ...row, state: 'cancelled' as const } : row,
      );
      change(id, { publications });
      return { cancelled: 1 };
    },
    preview: async (id, { number }) => {
      calls.push(['preview', id, number]);
      return {
        address: `http://${id}.localhost:4000/preview?token=${number}`,
        expires_at: '2026-11-25T08:00:00Z',
      };
    },
  };
  return {
    operator,
    calls,
    setDown: (down: boolean) => (isDown = down),
    setSignedOut: (signedOut: boolean) => (isSignedOut = signedOut),
    /** Makes the server treat a version as not based on the served one. */
    setStale: (number: number) => (stale = number),
  };
}
