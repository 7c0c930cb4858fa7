import { once } from 'node:events';
import { Transform } from 'node:stream';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database or a server that can fall silent, refuse or be cut, as a network or a machine does. */
export class Proxy {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#serve(client));
  #state: 'open' | 'silent' | 'refusing' = 'open';
  /** Asked with every answer that comes back: a lost one takes its connection with it. */
  loses: () => boolean = () => false;
  /** How long every part of an answer takes on its way back, in ms. */
  latencyMs = 0;
  /** How many connections were opened so far. */
  opened = 0;

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

  /** From now on new connections lead to another port of the same machine. */
  leadTo(url: string): void {
    this.target.port = new URL(url).port;
  }

  /** From now on nothing passes, and no connection ends. */
  fallSilent(): void {
    this.#state = 'silent';
    for (const socket of this.#sockets) socket.unpipe().resume();
  }

  /** From now on every connection is ended, as by a database that stops. */
  refuse(): void {
    this.#state = 'refusing';
    this.#endAll();
  }

  /** Ends the connections there are; new ones pass. */
  cut(): void {
    this.#endAll();
  }

  /** New connections pass again; those that fell silent stay so. */
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
    // Whichever side is lost, the other is told, unless nothing passes.
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
    // What ends here is what the test is about; it is seen at the other end.
    socket.on('error', () => undefined);
  }
}
