import { request, type IncomingHttpHeaders } from 'node:http';

/** An answer as a browser sees it. */
export interface Page {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * What a browser is answered.
 *
 * @param origin where the server listens
 * @param headers with the `host` whose site it visits, which `fetch` would not send
 */
export const visitAt = (
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Page> =>
  new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: reply.statusCode, headers: reply.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
