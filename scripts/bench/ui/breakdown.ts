/** Kinds of work of a page's main thread, in the order of the table. */
export const KINDS = ['script', 'collection', 'style', 'layout', 'paint', 'rest'] as const;
export type Kind = (typeof KINDS)[number];

/** Time of an action by kind of work, in ms of the thread's own time, and the amount of work. */
export type Breakdown = Record<Kind, number> & {
  /** Number of elements whose style was computed. */
  restyled: number;
  layouts: number;
};

/** The categories of a trace that `breakDown` reads. */
export const TRACED = ['-*', 'toplevel', 'devtools.timeline', 'v8.execute'];

const KIND_OF: Readonly<Record<string, Kind>> = {
  EvaluateScript: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  FunctionCall: 'script',
  HandlePostMessage: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  'v8.run': 'script',
  MajorGC: 'collection',
  MinorGC: 'collection',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  Layerize: 'paint',
  Paint: 'paint',
  PaintImage: 'paint',
  PrePaint: 'paint',
  Commit: 'paint',
};

/** An event of Chromium's trace format; times in µs, `t...` of the thread's own time. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; elementCount?: number };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/** The events of the busiest main thread of a page: other pages rest. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, { work: number; events: TraceEvent[] }>();
  for (const event of events) {
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') {
      threads.set(threadOf(event), { work: 0, events: [] });
    }
  }
  for (const event of events) {
    const thread = event.ph === 'X' ? threads.get(threadOf(event)) : undefined;
    if (!thread) continue;
    thread.events.push(event);
    if (event.name in KIND_OF) thread.work += event.tdur ?? 0;
  }
  const [busiest] = [...threads.values()].toSorted((a, b) => b.work - a.work);
  return busiest?.events ?? [];
}

/**
 * Adds up a trace by kind. What an event took without those inside it counts for the event's kind, or
 * for that of the event around it when it has none of its own.
 */
export function breakDown(trace: Buffer): Breakdown {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const found: Breakdown = {
    script: 0,
    collection: 0,
    style: 0,
    layout: 0,
    paint: 0,
    rest: 0,
    restyled: 0,
    layouts: 0,
  };
  const around: { end: number; kind: Kind }[] = [];
  const inOrder = mainThread(traceEvents).toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  );
  for (const { name, ts, dur = 0, tdur = 0, args } of inOrder) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= ts) around.pop();
    const outer = around.at(-1);
    const kind = KIND_OF[name] ?? outer?.kind ?? 'rest';
    found[kind] += tdur / 1_000;
    if (outer) found[outer.kind] -= tdur / 1_000;
    if (name === 'UpdateLayoutTree') found.restyled += args?.elementCount ?? 0;
    if (name === 'Layout') found.layouts += 1;
    around.push({ end: ts + dur, kind });
  }
  return found;
}
