import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { AtAddress } from '../../../packages/testing/src/platformServer.ts';

export interface Balancer {
  url: (brand: string) => string;
  /**
   * Closes all connections and forwards new connections to this server. Without a server, also
   * closes new connections.
   */
  passTo: (server: AtAddress | undefined) => void;
  close: () => Promise<void>;
}

const portOf = (server: AtAddress) => Number(new URL(server.url('localhost')).port);

export async function openBalancer(first: AtAddress): Promise<Balancer> {
  let server: AtAddress | undefined = first;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  };
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const listener = createServer((visitor) => {
    keep(visitor);
    if (!server) return void visitor.destroy();
    const behind = connect(portOf(server), '127.0.0.1');
    keep(behind);
    visitor.pipe(behind).pipe(visitor);
    visitor.on('close', () => behind.destroy());
    behind.on('close', () => visitor.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: (brand) => `http://${brand === 'localhost' ? brand : `${brand}.localhost`}:${port}`,
    passTo(next) {
      server = next;
      cut();
    },
    async close() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
