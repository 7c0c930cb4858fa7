import type { EncodedFiles } from './brandFiles.ts';

/** A running server, and what it asks for. */
export interface ServerAccess {
  /** Its address, `http://localhost:4000`. */
  address: string;
  token: string;
}

/** Who did something and why, as a server records it. */
export interface Signed {
  author: string;
  note: string;
}

export interface Version extends Signed {
  number: number;
  hash: string;
  made_at: string;
}

export interface Publication extends Signed {
  /** The version; null for the folder. */
  number: number | null;
  rollback: boolean;
  serves_from: string;
  state: 'served' | 'planned' | 'past' | 'cancelled';
  cancelled_by: string | null;
}

export interface BrandHistory {
  /** The version that is served; null for the folder. */
  number: number | null;
  /** Whether it is served at all. A server of an earlier release does not say. */
  served?: boolean;
  versions: readonly Version[];
  publications: readonly Publication[];
}

export interface VersionFiles {
  number: number | null;
  hash: string;
  files: EncodedFiles;
}

/** A server refused, or does not answer. */
export class OperatorError extends Error {
  override name = 'OperatorError';

  constructor(
    message: string,
    /** What is wrong with the brand, a sentence each. */
    readonly problems: readonly string[] = [],
    /** What a program can tell a refusal by; most have none. */
    readonly code?: string,
  ) {
    super(message);
  }
}

interface Reply {
  message?: string;
  problems?: string[];
  code?: string;
  data?: unknown;
}

/** Sends a request: `fetch`, which is handed in because this package may not use the network. */
export type Send = (
  address: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
) => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>;

/** The calls by which operators work on versions of brands. All throw an `OperatorError`. */
export class Operator {
  readonly #access: ServerAccess;
  readonly #send: Send;

  constructor(access: ServerAccess, send: Send) {
    this.#access = access;
    this.#send = send;
  }

  history(id: string): Promise<BrandHistory> {
    return this.#ask(`/${id}/history`);
  }

  /** The files of a version, or of what is served. */
  files(id: string, which: number | 'served'): Promise<VersionFiles> {
    return this.#ask(`/${id}/files/${which}`);
  }

  /** Keeps files as a version. `served`: whether they are what visitors are served already. */
  draft(
    id: string,
    request: Signed & { files: EncodedFiles },
  ): Promise<Version & { isNew: boolean; served?: boolean; problems: string[]; notes: string[] }> {
    return this.#ask(`/${id}/drafts`, request);
  }

  /** Publishes. `kept`: the version that a folder was kept as which was served until then. */
  publish(
    id: string,
    request: Signed & { number: number | null; at?: string | undefined },
  ): Promise<{ serves_from: string; kept?: number }> {
    return this.#ask(`/${id}/publications`, request);
  }

  /**
   * Goes back. With `off`, a brand of which nothing is left to go back to is taken off the site, and is
   * refused without. In the answer, `served` says whether the brand is served now.
   */
  rollBack(
    id: string,
    request: Signed & { off?: boolean | undefined },
  ): Promise<{ number: number | null; cancelled: number; served?: boolean }> {
    return this.#ask(`/${id}/rollback`, request);
  }

  /** Takes back what is planned, or what is planned for the moment `at`. */
  cancel(
    id: string,
    request: Pick<Signed, 'author'> & { at?: string | undefined },
  ): Promise<{ cancelled: number }> {
    return this.#ask(`/${id}/cancel`, request);
  }

  preview(
    id: string,
    request: Pick<Signed, 'author'> & { number: number; hours?: number | undefined },
  ): Promise<{ address: string; expires_at: string }> {
    return this.#ask(`/${id}/previews`, request);
  }

  async #ask<Data>(path: string, payload?: object): Promise<Data> {
    const { address, token } = this.#access;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const sent = payload
      ? this.#send(`${address}/operator/brands${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(payload),
        })
      : this.#send(`${address}/operator/brands${path}`, { method: 'GET', headers });
    const reply = await sent.catch(() => {
      throw new OperatorError(
        `No server answers at ${address}: start it, or name another address.`,
      );
    });
    const body = (await reply.json().catch(() => ({}))) as Reply;
    if (reply.ok && body.data !== undefined) return body.data as Data;
    const message =
      body.message ??
      `${address} answered ${reply.status} without saying why: is it the address of this platform's server?`;
    throw new OperatorError(message, body.problems, body.code);
  }
}
