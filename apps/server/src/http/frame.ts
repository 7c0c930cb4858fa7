import { Hono } from 'hono';
import type { Head } from './answer';
import { answerError, type LogError } from './errors';
import { observe, type Answered } from './observe';

export interface FrameOptions {
  head: Head;
  /** Called after every response. */
  onAnswer: (answered: Answered) => void;
  /** Called with server errors. */
  log: LogError;
}

/** Creates an app without routes, with the error handling and headers that all apps share. */
export function createFrame({ head, onAnswer, log }: FrameOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => answerError(c, error, log));
  app.use(observe(head, onAnswer));
  return app;
}
