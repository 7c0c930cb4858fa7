import { request, type IncomingHttpHeaders } from 'node:http';

export interface Page {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * Requests a page as a browser does.
 *
 * @param origin origin of the server
 * @param headers include the `host` of the site, which `fetch` would not send
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
