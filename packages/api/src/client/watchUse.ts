/** Time for which a person counts as present after a press, in ms. */
const ACTIVE_MS = 60_000;

/** Events that only a person can cause. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown'] as const;

/**
 * Watches for user activity, as opposed to automatic requests, which do not keep a session alive.
 *
 * @param now this device's clock, epoch ms
 * @param events target of pointer and key events. @default the window, if any
 * @returns a function that returns true while the user is active
 */
export function watchUse(
  now: () => number,
  events: Pick<EventTarget, 'addEventListener'> | undefined = globalThis.window,
): () => boolean {
  let last = -Infinity;
  const note = () => (last = now());
  // Listens in the capture phase, because later listeners may stop the event.
  for (const event of ACTIVITY_EVENTS)
    events?.addEventListener(event, note, { capture: true, passive: true });
  return () => now() - last < ACTIVE_MS;
}
