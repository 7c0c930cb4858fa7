import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import type { EncodedFiles } from '@platform/tokens';

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
  versions: readonly Version[];
  publications: readonly Publication[];
}

export interface VersionFiles {
  number: number | null;
  hash: string;
  files: EncodedFiles;
}

/** A server refused. What is wrong with the brand is listed below. */
function refusal(message: string, problems: readonly string[]): InputError {
  return new InputError([message, ...problems.map((problem) => `  ${problem}`)].join('\n'));
}

interface Reply {
  status?: string;
  message?: string;
  problems?: string[];
  data?: unknown;
}

/** The calls by which operators work on versions of brands. */
export class Operator {
  readonly #access: ServerAccess;

  constructor(access: ServerAccess) {
    this.#access = access;
  }

  history(id: string): Promise<BrandHistory> {
    return this.#ask(`/${id}/history`);
  }

  /** The files of a version, or of what is served. */
  files(id: string, which: number | 'served'): Promise<VersionFiles> {
    return this.#ask(`/${id}/files/${which}`);
  }

  draft(
    id: string,
    request: Signed & { files: EncodedFiles },
  ): Promise<Version & { isNew: boolean; problems: string[]; notes: string[] }> {
    return this.#ask(`/${id}/drafts`, request);
  }

  publish(
    id: string,
    request: Signed & { number: number | null; at?: string | undefined },
  ): Promise<{ serves_from: string }> {
    return this.#ask(`/${id}/publications`, request);
  }

  rollBack(id: string, request: Signed): Promise<{ number: number | null; cancelled: number }> {
    return this.#ask(`/${id}/rollback`, request);
  }

  cancel(id: string, request: Pick<Signed, 'author'>): Promise<{ cancelled: number }> {
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
    const request = fetch(`${address}/operator/brands${path}`, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(payload && { method: 'POST', body: JSON.stringify(payload) }),
    });
    const reply = await request.catch(() => {
      throw new InputError(
        `No server answers at ${address}. Start it with 'npm start', or name yours with --server.`,
      );
    });
    const body = (await reply.json().catch(() => ({}))) as Reply;
    if (reply.ok) return body.data as Data;
    const message = body.message ?? `${address} answered ${reply.status}, and not why.`;
    throw refusal(message, body.problems ?? []);
  }
}

/** Where the server is, and its token: as given, as the settings say, or as a server here made it. */
export function accessTo(
  given: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): ServerAccess {
  const address = (given ?? `http://localhost:${environment['PORT'] || '4000'}`).replace(/\/$/, '');
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new InputError(`--server '${address}': it is like https://play.example.com.`);
  }
  const token = environment['BRANDS_TOKEN'] || keptToken(environment['DATA_DIR'] || '.data', root);
  if (token !== undefined) return { address, token };
  throw new InputError(
    'Set BRANDS_TOKEN to the token of the server: it prints the token when it starts, or has it from its own BRANDS_TOKEN.',
  );
}

/** The token that a server on this machine made. */
function keptToken(dataDir: string, root: string): string | undefined {
  const file = join(dataDir.startsWith('/') ? '' : root, dataDir, 'operator.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { brandsToken: string }).brandsToken;
}
