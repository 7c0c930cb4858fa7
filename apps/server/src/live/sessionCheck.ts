import type { Sessions } from '../account/sessions';
import { framed } from './frames';
import type { Run } from './run';
import type { Streams } from './streams';

const CHECK_S = 30;

export interface SessionCheckOptions {
  sessions: Pick<Sessions, 'onChange' | 'alive'>;
  streams: Streams;
  run: Run;
}

export class SessionCheck {
  readonly #options: SessionCheckOptions;

  constructor(options: SessionCheckOptions) {
    const { sessions, streams, run } = options;
    this.#options = options;
    sessions.onChange((session) => {
      // `undefined` means that any session may have changed. Most sessions that end have no stream.
      const changed =
        session === undefined
          ? [...streams.sessions.keys()]
          : [session].filter((one) => streams.sessions.has(one));
      if (changed.length > 0) run(() => this.#endDead(changed));
    });
  }

  check(second: number): void {
    const asked: string[] = [];
    for (const { turn, session } of this.#options.streams.all()) {
      if ((second + turn) % CHECK_S === 0) asked.push(session);
    }
    if (asked.length > 0) this.#options.run(() => this.#endDead(asked));
  }

  async #endDead(asked: readonly string[]): Promise<void> {
    const { sessions, streams } = this.#options;
    const alive = await sessions.alive([...new Set(asked)]);
    const dead = asked.filter((session) => !alive.has(session));
    for (const stream of dead.flatMap((session) => [...streams.ofSession(session)])) {
      stream.sink.send(framed({ type: 'end' }));
      stream.sink.end();
    }
  }
}
