/** Returns a random integer from 0 (inclusive) to `below` (exclusive). */
export type Dice = (below: number) => number;

/** Creates a reproducible random generator (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const EXTREMES = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];
const MOST_CHANGES = 8;
const LONGEST_PART = 64;

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/**
 * Applies one random change: replaces a byte or a 4-byte number, removes or repeats a part, or
 * truncates.
 */
function changed(bytes: Uint8Array, dice: Dice): Uint8Array {
  const at = dice(bytes.length);
  const end = Math.min(bytes.length, at + 1 + dice(LONGEST_PART));
  const kind = dice(21);
  if (kind < 4) bytes[at] = dice(256);
  else if (kind < 8) bytes[at] = (bytes[at] ?? 0) ^ (1 << dice(8));
  else if (kind < 12 && at + 4 <= bytes.length) {
    const isLittle = dice(2) === 0;
    new DataView(bytes.buffer).setUint32(at, EXTREMES[dice(EXTREMES.length)] ?? 0, isLittle);
  } else if (kind < 16) return joined(bytes.subarray(0, at), bytes.subarray(end));
  else if (kind < 20) return joined(bytes.subarray(0, end), bytes.subarray(at));
  else return bytes.slice(0, at);
  return bytes;
}

/** Applies several random changes to a file, like a defective disk or an attacker. */
export function damage(file: Uint8Array, dice: Dice): Uint8Array {
  let bytes = Uint8Array.from(file);
  for (let left = 1 + dice(MOST_CHANGES); left > 0 && bytes.length > 0; left -= 1) {
    bytes = Uint8Array.from(changed(bytes, dice));
  }
  return bytes;
}
