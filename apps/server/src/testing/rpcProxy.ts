import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RpcCall {
  method: string;
  // Every method has its own parameters.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  params: any[];
}

/**
 * Reaction of the proxy to a call. `undefined` forwards the call, and `hang` never responds. A
 * result or an error replaces the node's response. A status with a text, and with a location for a
 * redirect, simulates a provider's response.
 */
export type RpcAnswer =
  | undefined
  | 'hang'
  | { result: unknown }
  | { error: { code: number; message: string } }
  | { status: number; text: string; location?: string };

export class RpcProxy {
  readonly calls: RpcCall[] = [];
  answer: (call: RpcCall) => RpcAnswer | Promise<RpcAnswer> = () => undefined;

  private constructor(
    readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(target: string): Promise<RpcProxy> {
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const call = { params: [], ...JSON.parse(body) } as RpcCall & { id: number };
      proxy.calls.push(call);
      const answer = await proxy.answer(call);
      if (answer === 'hang') return;
      if (answer === undefined) return passOn(target, body, response);
      if ('status' in answer) {
        const { status, text, location } = answer;
        return void response.writeHead(status, location ? { location } : {}).end(text);
      }
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...answer }));
    };
    // A call may be aborted while its body is still arriving. An idle limit would close connections
    // while a busy machine sends the next call on them.
    const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      respond(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const proxy = new RpcProxy(`http://127.0.0.1:${port}`, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return proxy;
  }
}

async function passOn(target: string, body: string, response: ServerResponse): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(target, { method: 'POST', headers, body });
  response.writeHead(answer.status, headers).end(await answer.text());
}
