/** Reviewer's decision on one new screenshot. */
export interface Decision {
  /** Hash of the reviewed screenshot (`pictureHash`). The decision is valid for that screenshot only. */
  image: string;
  verdict: 'accepted' | 'rejected';
  reason: string;
  /** Name of the cause, if the decision applies to one. */
  cause?: string;
  /** Name and address from git. */
  author: string;
  /** Time of the decision in UTC: '2026-06-01T10:00:00Z'. */
  date: string;
}

/** Latest decision on each shot, by shot key. */
export type Decisions = Record<string, Decision>;

/** Decision without the author and date, which the review server adds. */
type NewDecision = Omit<Decision, 'author' | 'date'>;

/** Changes of decisions by shot key. A value may restore an earlier decision; `null` removes it. */
export type DecisionChanges = Record<string, NewDecision | Decision | null>;

/** Status of a difference: the verdict on its current screenshot, or 'open' without a decision. */
export type Standing = Decision['verdict'] | 'open';

export function standingOf(key: string, image: string, decisions: Decisions): Standing {
  const decision = decisions[key];
  return decision?.image === image ? decision.verdict : 'open';
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Checks that untrusted input is a decision, with or without author and date. */
export function isNewDecision(value: unknown): value is NewDecision {
  if (typeof value !== 'object' || value === null) return false;
  const { image, verdict, reason, cause } = value as Record<string, unknown>;
  return (
    isText(image) &&
    (verdict === 'accepted' || verdict === 'rejected') &&
    isText(reason) &&
    (cause === undefined || isText(cause))
  );
}

export function isDecision(value: unknown): value is Decision {
  if (!isNewDecision(value)) return false;
  const { author, date } = value as unknown as Record<string, unknown>;
  return isText(author) && isText(date) && !Number.isNaN(Date.parse(date));
}
