/** For how long after a touch or a key a person counts as present, in ms. */
const THERE_MS = 60_000;

/** What only a person does. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Watches whether a person uses the page, as opposed to the page refreshing itself: only that keeps
 * a session alive.
 *
 * @param now this machine's clock, epoch ms
 * @param events where touches and keys arrive; the window by default, where there is one
 * @returns whether a person has just done something
 */
export function watchUse(
  now: () => number,
  events: Pick<EventTarget, 'addEventListener'> | undefined = globalThis.window,
): () => boolean {
  let last = -Infinity;
  const note = () => (last = now());
  // Before another listener can stop the event.
  for (const sign of SIGNS) events?.addEventListener(sign, note, { capture: true, passive: true });
  return () => now() - last < THERE_MS;
}
