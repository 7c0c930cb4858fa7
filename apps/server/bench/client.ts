import { connect, type Socket } from 'node:net';

interface Asked {
  resolve: (status: number) => void;
  reject: (error: Error) => void;
}

const HEAD_END = '\r\n\r\n';

/** Client and server share a machine, so the client must be cheap. */
export class Client {
  readonly #socket: Socket;
  #asked: Asked | undefined;
  #answer = '';

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (chunk: string) => this.#read(chunk));
    this.#socket.on('error', (error) => this.#asked?.reject(error));
    this.#socket.on('close', () => this.#asked?.reject(new Error('The server hung up.')));
  }

  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      // A destroyed socket accepts a request but never responds.
      if (this.#socket.destroyed) return reject(new Error('The server hung up before.'));
      this.#asked = { resolve, reject };
      this.#socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.#asked = undefined;
    this.#socket.destroy();
  }

  #read(chunk: string): void {
    this.#answer += chunk;
    const head = this.#answer.indexOf(HEAD_END);
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.#answer)?.[1]);
    if (this.#answer.length < head + HEAD_END.length + length) return;
    const status = Number(this.#answer.slice(9, 12));
    this.#answer = '';
    const asked = this.#asked;
    this.#asked = undefined;
    asked?.resolve(status);
  }
}
