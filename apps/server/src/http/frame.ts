import { Hono } from 'hono';
import type { Head } from './answer';
import { answerError, type LogError } from './errors';
import { observe, type Answered } from './observe';

export interface FrameOptions {
  head: Head;
  onAnswer: (answered: Answered) => void;
  log: LogError;
}

export function createFrame({ head, onAnswer, log }: FrameOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => answerError(c, error, log));
  app.use(observe(head, onAnswer));
  return app;
}
