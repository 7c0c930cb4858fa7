import { createHash, createHmac } from 'node:crypto';
import { drawDigit, type Digit } from '../wingo';

/** A round as its server published it; the seed since the draw, the rest since before the bets. */
export interface PublishedRound {
  round: string;
  /** Hexadecimal. */
  seed: string;
  /** The seed's SHA-256, hexadecimal. */
  commitment: string;
}

export interface Verdict {
  /** Whether the seed is the one that was committed to before betting opened. */
  committed: boolean;
  /** What the seed draws. */
  digit: Digit;
}

const HEX = /^(?:[\da-f]{2})+$/i;

/** Repeats a round's draw: see `drawDigit`. Throws when the seed is no hexadecimal text. */
export function verifyRound({ round, seed, commitment }: PublishedRound): Verdict {
  if (!HEX.test(seed)) throw new Error(`The seed '${seed}' is not hexadecimal.`);
  const key = Buffer.from(seed, 'hex');
  return {
    committed: createHash('sha256').update(key).digest('hex') === commitment.toLowerCase(),
    digit: drawDigit((message) => createHmac('sha256', key).update(message).digest(), round),
  };
}
