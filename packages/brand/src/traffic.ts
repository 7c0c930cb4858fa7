import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from './exampleSite.ts';

const LOOK_MS = 50;
/** Number of consecutive checks without requests after which a page counts as loaded: half a second. */
const CALM_LOOKS = 10;

export class Traffic {
  readonly #open = new Set<object>();
  #ended = 0;

  constructor(page: Page) {
    const ended = (request: object) => {
      this.#open.delete(request);
      this.#ended += 1;
    };
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  async quiet(longestMs: number): Promise<void> {
    let calm = 0;
    for (let looks = 0; calm < CALM_LOOKS && looks < longestMs / LOOK_MS; looks += 1) {
      const before = this.#ended;
      await delay(LOOK_MS);
      calm = this.#open.size === 0 && this.#ended === before ? calm + 1 : 0;
    }
  }
}
