import { request, type IncomingHttpHeaders } from 'node:http';

export interface Page {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

const submitting = (headers: Readonly<Record<string, string>>, body: string) => ({
  method: 'POST',
  headers: {
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  },
});

/** @param headers include the `host` of the site, which `fetch` would not send */
export const visitAt = (
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  form?: Readonly<Record<string, string>>,
): Promise<Page> =>
  new Promise((resolve, reject) => {
    const body = form && new URLSearchParams(form).toString();
    const options = body === undefined ? { headers } : submitting(headers, body);
    const sent = request(origin + path, options, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: reply.statusCode, headers: reply.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
