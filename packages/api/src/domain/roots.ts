import type { GameType } from '@platform/rules/wingo';

export const MOST_ROOTS = 500;

/** Root received by this browser when betting on a round closed. */
interface KeptRoot {
  readonly game: string;
  readonly roundNumber: string;
  /** Root in hex. */
  readonly root: string;
}

/** Reads the stored roots, and skips lines in another format. */
function readRoots(text: string | null): KeptRoot[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [, game, roundNumber, root] = /^(\d+) (\S+) ([\da-f]{64})$/.exec(line) ?? [];
    return game !== undefined && roundNumber !== undefined && root !== undefined
      ? [{ game, roundNumber, root }]
      : [];
  });
}

const writeRoots = (roots: readonly KeptRoot[]): string =>
  roots.map(({ game, roundNumber, root }) => `${game} ${roundNumber} ${root}`).join('\n');

export const keptRootIn = (
  text: string | null,
  gameType: GameType,
  roundNumber: string,
): string | null =>
  readRoots(text).find((kept) => kept.game === String(gameType) && kept.roundNumber === roundNumber)
    ?.root ?? null;

/**
 * Adds a round's root to the kept roots, and drops its game's oldest ones. Returns null if nothing
 * changes, because a round's first root is never overwritten.
 */
export function withRoot(
  text: string | null,
  gameType: GameType,
  roundNumber: string,
  root: string,
): string | null {
  if (keptRootIn(text, gameType, roundNumber) !== null) return null;
  const game = String(gameType);
  const all = [{ game, roundNumber, root: root.toLowerCase() }, ...readRoots(text)];
  const ofGame = all.filter((kept) => kept.game === game).slice(0, MOST_ROOTS);
  return writeRoots(all.filter((kept) => kept.game !== game || ofGame.includes(kept)));
}
