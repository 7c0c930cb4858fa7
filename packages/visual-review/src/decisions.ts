/** A reviewer's decision on one new picture. */
export interface Decision {
  /** The picture that was reviewed, by `pictureHash`: the decision is valid for no other. */
  image: string;
  verdict: 'accepted' | 'rejected';
  reason: string;
  /** Name of the cause, if the decision was made about it. */
  cause?: string;
  /** Name and address from git. */
  author: string;
  /** When, in UTC: '2026-06-01T10:00:00Z'. */
  date: string;
}

/** By the key of the shot: one decision a shot, the last. */
export type Decisions = Record<string, Decision>;

/** Change that a page requests. `seen` is the decision that it shows; `null` is none. */
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

/** Checks a value from outside for a verdict with its reason. */
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

/** Checks a value from outside for a whole decision. */
export function isDecision(value: unknown): value is Decision {
  if (!isVerdict(value)) return false;
  const { author, date } = value as unknown as Record<string, unknown>;
  return isText(author) && isText(date) && !Number.isNaN(Date.parse(date));
}

/** Compares two decisions; `null` is none. */
export const sameDecision = (one: Decision | null, other: Decision | null): boolean =>
  one === null || other === null
    ? one === other
    : one.image === other.image &&
      one.verdict === other.verdict &&
      one.reason === other.reason &&
      one.author === other.author &&
      one.date === other.date;
