/** Position in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

export interface Browser {
  version: string;
  /** Resolves once the page can show other stories. */
  open: (address: string) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses a key or a combination: `Alt+ArrowDown`. */
  press: (keys: string) => Promise<void>;
  /** Presses the mouse button at the first point, and releases it at the second. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** Returns the complaints in the console since the last call. */
  complaints: () => readonly string[];
  close: () => Promise<void>;
}

/** Time limit in ms. Some stories wait for an animation of several seconds. */
export const PATIENCE = 60_000;

/** Waits until an expression is true in the page. Returns false if the time limit passes. */
export async function isSoonTrue(
  { evaluate }: Pick<Browser, 'evaluate'>,
  expression: string,
): Promise<boolean> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    // Evaluation fails while the page is being replaced.
    if ((await evaluate(expression).catch(() => false)) === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
