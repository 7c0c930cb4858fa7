import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can fall silent, as a network or a machine does. */
export class Proxy {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#serve(client));
  #silent = false;

  private constructor(readonly target: URL) {}

  static async to(url: string): Promise<Proxy> {
    const proxy = new Proxy(new URL(url));
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  /** The database's address by way of the proxy. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return Object.assign(new URL(this.target.href), { host: `127.0.0.1:${port}` }).href;
  }

  /** From now on nothing passes, and no connection ends. */
  fallSilent(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.unpipe().resume();
  }

  /** New connections pass again; those that fell silent stay so. */
  recover(): void {
    this.#silent = false;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(client: Socket): void {
    this.#keep(client);
    if (this.#silent) return;
    const database = connect(Number(this.target.port), this.target.hostname);
    this.#keep(database);
    client.pipe(database).pipe(client);
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    // What ends here is what the test is about; it is seen at the other end.
    socket.on('error', () => undefined);
  }
}
