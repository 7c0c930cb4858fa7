import type { News } from '../notifications/memberEvents';
import type { Position } from '../notifications/position';
import type { EventsByMember } from './eventReader';
import { eventFrames } from './frames';
import type { Stream, Streams } from './streams';

export class EventSender {
  readonly #streams: Streams;
  #sent = 0;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  get sent(): number {
    return this.#sent;
  }

  /** Sends events to the members' streams. A stream that is still opening queues the events. */
  send(byMember: EventsByMember, position: Position): void {
    for (const [member, events] of byMember) {
      for (const stream of this.#streams.of(member)) {
        const news = { events: [...events], position };
        if (stream.pending) stream.pending.push(news);
        else this.#sendTo(stream, news);
      }
    }
  }

  sendPending(stream: Stream): void {
    const pending = stream.pending ?? [];
    stream.pending = undefined;
    for (const news of pending) this.#sendTo(stream, news);
  }

  #sendTo(stream: Stream, { events, position }: News): void {
    const fresh = events.filter(({ id }) => !stream.delivered.has(id));
    if (fresh.length === 0) return;
    this.#sent += fresh.length;
    stream.sink.send(eventFrames(fresh, position));
  }
}
