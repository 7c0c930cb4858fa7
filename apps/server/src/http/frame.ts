import { Hono } from 'hono';
import type { Head } from './answer';
import { answerError, type LogError } from './errors';
import { observe, type Answered } from './observe';

export interface FrameOptions {
  /** The headers that every answer begins with. */
  head: Head;
  /** Called for every request once it is answered. */
  onAnswer: (answered: Answered) => void;
  /** Called with errors that are ours. */
  log: LogError;
}

/** An app without routes yet: what every request goes through, and every answer carries. */
export function createFrame({ head, onAnswer, log }: FrameOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => answerError(c, error, log));
  app.use(observe(head, onAnswer));
  return app;
}
