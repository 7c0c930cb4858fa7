import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves a folder on a free port of this machine until `close` is called. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  // Lets browsers cache each file: the folder does not change while it is served.
  const server = createServer(sirv(folder, { maxAge: 3600 }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
