import type { EncodedFiles } from './brandFiles.ts';

export interface ServerAccess {
  /** URL, such as `http://localhost:4000`; '' for the server of the page. */
  address: string;
  /**
   * Bearer token, or a function that returns the token, for example after a sign-in. Without one,
   * the browser sends the staff session.
   *
   * @param refused token that the server has refused; `undefined` for the first call
   */
  token?: string | ((refused: string | undefined) => Promise<string>);
}

/** Person or program that performed an action, and the reason. */
export interface Signed {
  author: string;
  note: string;
}

/** Note of a request. The server records the note with the owner of the token. */
export type Noted = Pick<Signed, 'note'>;

export interface Version extends Signed {
  number: number;
  hash: string;
  made_at: string;
  /** Version on which this one is based; null for the folder. */
  made_from: number | null;
}

export interface Publication extends Signed {
  /** Number of the version; null for the brand's folder. */
  number: number | null;
  rollback: boolean;
  serves_from: string;
  state: 'served' | 'planned' | 'past' | 'cancelled';
  cancelled_by: string | null;
}

export interface BrandHistory {
  /** Number of the served version; null for the brand's folder. */
  number: number | null;
  /** Name of the owner of the token, as in `author`. */
  caller: string;
  /** True if the brand is served. Absent from servers of earlier releases. */
  served?: boolean;
  versions: readonly Version[];
  publications: readonly Publication[];
  /** Permissions of the caller. Absent from servers of earlier releases. */
  may?: readonly BrandPermission[];
  /**
   * True if another person has to approve publications. Absent from servers of earlier releases.
   */
  approval?: boolean;
  /** Pending publications that the caller requested or may approve. */
  waiting?: readonly WaitingLine[];
}

/** Publication that is pending another person's approval at /staff. */
export interface WaitingPublication {
  request: string;
}

export interface WaitingLine extends WaitingPublication, Signed {
  /** Number of the version; null for the brand's folder. */
  number: number | null;
  /** Planned time; null for the moment of the approval. */
  at: string | null;
  /** True if the caller requested the publication. */
  is_own: boolean;
}

export type BrandPermission = 'brand.draft' | 'brand.publish' | 'brand.rollback' | 'brand.approve';

export interface ListedBrand {
  id: string;
}

export interface VersionFiles {
  number: number | null;
  hash: string;
  files: EncodedFiles;
}

/** Detail of the code `MADE_BEFORE`: two versions, or null for the folder. */
export interface MadeBefore {
  /** Base of the rejected version. */
  base: number | null;
  served: number | null;
}

/** Error of a call that the server rejected or did not respond to. */
export class OperatorError extends Error {
  override name = 'OperatorError';

  constructor(
    message: string,
    /** Problems of the brand, one sentence each. */
    readonly problems: readonly string[] = [],
    /** Machine-readable code; most rejections have none. */
    readonly code?: string,
    readonly detail?: unknown,
  ) {
    super(message);
  }
}

interface Reply {
  message?: string;
  problems?: string[];
  code?: string;
  detail?: unknown;
  data?: unknown;
}

/**
 * Function with the interface of `fetch`, injected because this package must not access the
 * network.
 */
export type Send = (
  address: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
) => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>;

/** Client of the operator API. Every call throws `OperatorError` on failure. */
export class Operator {
  readonly #access: ServerAccess;
  readonly #send: Send;

  constructor(access: ServerAccess, send: Send) {
    this.#access = access;
    this.#send = send;
  }

  /** Returns the brands that the caller may read. */
  list(): Promise<{ brands: readonly ListedBrand[] }> {
    return this.#ask('/');
  }

  history(id: string): Promise<BrandHistory> {
    return this.#ask(`/${id}/history`);
  }

  files(id: string, which: number | 'served' | 'folder'): Promise<VersionFiles> {
    return this.#ask(`/${id}/files/${which}`);
  }

  /** Saves a draft. `served` is true if visitors already receive these files. */
  draft(
    id: string,
    request: Noted & { files: EncodedFiles; base?: number | null },
  ): Promise<Version & { isNew: boolean; served?: boolean; problems: string[]; notes: string[] }> {
    return this.#ask(`/${id}/drafts`, request);
  }

  /**
   * Publishes a version. `kept` is the number of the version that was saved from the replaced
   * folder. With real money, the publication waits for another person's approval. The server
   * rejects a version that is not based on the replaced version, unless `over` names the replaced
   * version. The rejection has the code `MADE_BEFORE` and the detail `MadeBefore`.
   */
  publish(
    id: string,
    request: Noted & {
      number: number | null;
      at?: string | undefined;
      over?: number | null | undefined;
    },
  ): Promise<{ serves_from: string; kept?: number } | WaitingPublication> {
    return this.#ask(`/${id}/publications`, request);
  }

  /**
   * Returns to the previous version. If there is none, the server rejects the call or, with `off`,
   * takes the brand offline. `served` is true if the brand is served afterwards.
   */
  rollBack(
    id: string,
    request: Noted & { off?: boolean | undefined },
  ): Promise<{ number: number | null; cancelled: number; served?: boolean }> {
    return this.#ask(`/${id}/rollback`, request);
  }

  /** Cancels all scheduled publications, or only the one scheduled for `at`. */
  cancel(id: string, request: { at?: string | undefined } = {}): Promise<{ cancelled: number }> {
    return this.#ask(`/${id}/cancel`, request);
  }

  preview(
    id: string,
    request: { number: number; hours?: number | undefined },
  ): Promise<{ address: string; expires_at: string }> {
    return this.#ask(`/${id}/previews`, request);
  }

  async #ask<Data>(path: string, payload?: object): Promise<Data> {
    const { token } = this.#access;
    if (typeof token !== 'function') return this.#read(await this.#request(path, payload, token));
    const known = await token(undefined);
    const reply = await this.#request(path, payload, known);
    // The token may have expired since the last request.
    return this.#read(
      reply.status === 401 ? await this.#request(path, payload, await token(known)) : reply,
    );
  }

  #request(path: string, payload: object | undefined, token: string | undefined) {
    const { address } = this.#access;
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      'Content-Type': 'application/json',
    };
    const sent = payload
      ? this.#send(`${address}/operator/brands${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(payload),
        })
      : this.#send(`${address}/operator/brands${path}`, { method: 'GET', headers });
    return sent.catch(() => {
      throw new OperatorError(
        address === ''
          ? 'The server does not answer. Try again.'
          : `No server answers at ${address}: start it, or name another address.`,
      );
    });
  }

  async #read<Data>(reply: Awaited<ReturnType<Send>>): Promise<Data> {
    const { address } = this.#access;
    const body = (await reply.json().catch(() => ({}))) as Reply;
    if (reply.ok && body.data !== undefined) return body.data as Data;
    const message =
      body.message ??
      `${address || 'The server'} answered ${reply.status} without saying why: is it the address of this platform's server?`;
    throw new OperatorError(message, body.problems, body.code, body.detail);
  }
}
