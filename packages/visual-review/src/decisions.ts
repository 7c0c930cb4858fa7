/** A reviewer's decision on one new picture. */
export interface Decision {
  /** The picture that was reviewed, by `pictureHash`: the decision is valid for no other. */
  image: string;
  verdict: 'accepted' | 'rejected';
  reason: string;
  /** What the difference came from, by its name, where the decision was made about that. */
  cause?: string;
  /** Who decided: the name and address that git knows. */
  author: string;
  /** When, in UTC: '2026-06-01T10:00:00Z'. */
  date: string;
}

/** By the key of the shot: one decision a shot, the last. */
export type Decisions = Record<string, Decision>;

/** What a page asks to be written. `seen` is the decision that it shows, and `null` is none. */
export interface DecisionChange {
  seen: Decision | null;
  /** A new decision, which gets its author and date when it is written; or an earlier one again. */
  now: Omit<Decision, 'author' | 'date'> | Decision | null;
}

/** A decision on a difference, or 'open' while there is none for this very picture. */
export type Standing = Decision['verdict'] | 'open';

export function standingOf(key: string, image: string, decisions: Decisions): Standing {
  const decision = decisions[key];
  return decision?.image === image ? decision.verdict : 'open';
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Whether something from outside says what was decided and why, without who and when. */
export function isVerdict(value: unknown): value is Omit<Decision, 'author' | 'date'> {
  if (typeof value !== 'object' || value === null) return false;
  const { image, verdict, reason, cause } = value as Record<string, unknown>;
  return (
    isText(image) &&
    (verdict === 'accepted' || verdict === 'rejected') &&
    isText(reason) &&
    (cause === undefined || isText(cause))
  );
}

/** Whether something from outside has the shape of a decision, with a reason that says something. */
export function isDecision(value: unknown): value is Decision {
  if (!isVerdict(value)) return false;
  const { author, date } = value as unknown as Record<string, unknown>;
  return isText(author) && isText(date) && !Number.isNaN(Date.parse(date));
}

/** Whether two decisions, or none, are the same. */
export const sameDecision = (one: Decision | null, other: Decision | null): boolean =>
  one === null || other === null
    ? one === other
    : one.image === other.image &&
      one.verdict === other.verdict &&
      one.reason === other.reason &&
      one.author === other.author &&
      one.date === other.date;
