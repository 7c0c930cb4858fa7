import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type Axe from 'axe-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  var axe: typeof Axe;
}

/** Adds axe to every page of the context that opens afterwards. */
export async function carryAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: SOURCE });
}

export const violationsOn = (page: Page, rules?: string[]): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    });
    // A menu belongs to its button, wherever the menu is rendered. axe accepts this only for
    // dialogs.
    const isMenu = (target: unknown) => {
      const element = document.querySelector(String(target));
      return element?.firstElementChild?.role === 'menu' || element?.closest('[role="menu"]');
    };
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !(id === 'region' && isMenu(target)))
        .map(({ html, target }) => `${id}: ${String(target)} ${html}`),
    );
  }, rules);
