/** A reviewer's decision on one new picture. */
export interface Decision {
  /** The picture that was reviewed, by `pictureHash`: the decision is valid for no other. */
  image: string;
  verdict: 'accepted' | 'rejected';
  reason: string;
}

/** By the key of the shot: one decision a shot, the last. */
export type Decisions = Record<string, Decision>;

/** A decision on a difference, or 'open' while there is none for this very picture. */
export type Standing = Decision['verdict'] | 'open';

export function standingOf(key: string, image: string, decisions: Decisions): Standing {
  const decision = decisions[key];
  return decision?.image === image ? decision.verdict : 'open';
}

/** Whether something from outside has the shape of a decision, with a reason that says something. */
export function isDecision(value: unknown): value is Decision {
  if (typeof value !== 'object' || value === null) return false;
  const { image, verdict, reason } = value as Record<string, unknown>;
  return (
    typeof image === 'string' &&
    (verdict === 'accepted' || verdict === 'rejected') &&
    typeof reason === 'string' &&
    reason.trim() !== ''
  );
}
