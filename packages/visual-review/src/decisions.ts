import * as v from 'valibot';

const text = v.pipe(v.string(), v.regex(/\S/));

/** Decision without the author and date, which the review server adds. */
export const newDecision = v.object({
  /** Hash of the reviewed screenshot. The decision is valid only for this screenshot. */
  image: text,
  verdict: v.picklist(['accepted', 'rejected']),
  reason: text,
  /** Name of the cause, if the decision applies to one. */
  cause: v.exactOptional(text),
});
type NewDecision = v.InferOutput<typeof newDecision>;

export const completeDecision = v.object({
  ...newDecision.entries,
  author: text,
  /** Decision time in UTC: '2026-06-01T10:00:00Z'. */
  date: v.pipe(
    text,
    v.check((date) => !Number.isNaN(Date.parse(date))),
  ),
});
export type Decision = v.InferOutput<typeof completeDecision>;

/** Latest decision on each shot, by shot key. */
export type Decisions = Record<string, Decision>;

/** Changes by shot key. A value may restore an earlier decision; `null` removes the decision. */
export type DecisionChanges = Record<string, NewDecision | Decision | null>;

/** Status of a difference: the verdict on its current screenshot, or 'open' without a decision. */
export type Standing = Decision['verdict'] | 'open';

export function standingOf(key: string, image: string, decisions: Decisions): Standing {
  const decision = decisions[key];
  return decision?.image === image ? decision.verdict : 'open';
}
