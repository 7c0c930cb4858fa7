import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves a folder on a free port of this machine until `close` is called. Without `first`, the folder must
 * not change, because browsers cache each file.
 *
 * @param first handles every request; `next` serves the folder, whose files may then change
 */
export async function serveFolder(
  folder: string,
  first?: Handler,
): Promise<{ url: string; close: () => void }> {
  const serve = sirv(folder, first ? { dev: true } : { maxAge: 3600 });
  const server = createServer((request, response) =>
    first ? first(request, response, () => serve(request, response)) : serve(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
