import { once } from 'node:events';
import { Transform } from 'node:stream';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Proxy for a database or a server, which simulates silence, refused connections and aborted
 * connections.
 */
export class Proxy {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#serve(client));
  #state: 'open' | 'silent' | 'refusing' = 'open';
  /**
   * Called with every response. If it returns true, the response is lost and its connection is
   * aborted.
   */
  loses: () => boolean = () => false;
  /** Delay of every part of a response, in ms. */
  latencyMs = 0;
  opened = 0;

  private constructor(readonly target: URL) {}

  static async to(url: string): Promise<Proxy> {
    const proxy = new Proxy(new URL(url));
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return Object.assign(new URL(this.target.href), { host: `127.0.0.1:${port}` }).href;
  }

  /** Routes new connections to another port of the same machine. */
  leadTo(url: string): void {
    this.target.port = new URL(url).port;
  }

  /** Stops forwarding data, without closing connections. */
  fallSilent(): void {
    this.#state = 'silent';
    for (const socket of this.#sockets) socket.unpipe().resume();
  }

  /** Closes every connection and refuses new ones, like a database that shuts down. */
  refuse(): void {
    this.#state = 'refusing';
    this.#endAll();
  }

  /** Closes all connections. New connections are forwarded. */
  cut(): void {
    this.#endAll();
  }

  /** Forwards new connections again. Silent connections stay silent. */
  recover(): void {
    this.#state = 'open';
  }

  async close(): Promise<void> {
    this.#endAll();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(client: Socket): void {
    this.opened += 1;
    this.#keep(client);
    if (this.#state === 'refusing') client.destroy();
    if (this.#state !== 'open') return;
    const database = connect(Number(this.target.port), this.target.hostname);
    this.#keep(database);
    const back = new Transform({
      transform: (answer: Buffer, _, pass) => {
        if (this.loses()) {
          client.destroy();
          database.destroy();
        } else if (this.latencyMs === 0) pass(null, answer);
        else setTimeout(pass, this.latencyMs, null, answer);
      },
    });
    client.pipe(database).pipe(back).pipe(client);
    // When one side closes, the other is closed too, except during silence.
    client.once('close', () => this.#state === 'silent' || database.destroy());
    database.once('close', () => this.#state === 'silent' || client.destroy());
  }

  #endAll(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    // Errors are part of the test, and the other end notices them.
    socket.on('error', () => undefined);
  }
}
