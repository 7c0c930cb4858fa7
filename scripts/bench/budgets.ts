/**
 * Checks the built site and Brand Studio against their size budgets. Sizes are the same on every machine.
 *
 *   tsx scripts/bench/budgets.ts [build folder in apps/web and packages/studio]
 */
import { LANGUAGES, type LanguageTag } from '@platform/messages/languages';
import { lineOf, weighSite, weighStudio, type Weight } from './weights.ts';

const [, , build] = process.argv;

/** Limits of the landing page in any language, in gzipped bytes, React included. */
const LANDING = { js: 116_500, css: 14_000 };
/** Limit of the landing page plus any one page or dialog. */
const TOTAL_JS = 150_800;
/** Limit of the member's header and sidebar, which every member page needs. */
const SHELL_JS = 62_400;
/** Limit of a game. Phones load the game on the first press. */
const GAME_JS = 24_800;
const GAMES = ['Wingo', 'Dice', 'Mines', 'Plinko', 'Crash'];
/** Maximum number of files that the shell, a page or a dialog may add. Browsers fetch six at a time. */
const FILES = 21;

/** Limits of the pages of the Brand Studio, which staff open on desktops. */
const STUDIO = {
  index: { js: 215_000, css: 12_000 },
  screen: { js: 165_000, css: 21_500 },
} as const;

function tooHeavyIn(language: LanguageTag): Weight[] {
  const { landing, shell, pages, modals } = weighSite(language, build);
  const largest = TOTAL_JS - landing.js;
  console.log(`${language} ${lineOf(landing)}`);
  return [
    ...[landing].filter(({ js, css }) => js > LANDING.js || css > LANDING.css),
    ...[...pages, ...modals].filter(({ js }) => js > largest),
    ...[shell].filter(({ js }) => js > SHELL_JS),
    ...pages.filter(({ name, js }) => GAMES.includes(name) && js > GAME_JS),
    ...[shell, ...pages, ...modals].filter(({ files }) => files > FILES),
  ];
}

/** Returns the pages of the Brand Studio above their budgets. */
const tooHeavyInStudio = (): Weight[] =>
  (['index', 'screen'] as const)
    .map((page) => ({ weight: weighStudio(page, build), limit: STUDIO[page] }))
    .filter(({ weight: { js, css }, limit }) => js > limit.js || css > limit.css)
    .map(({ weight }) => weight);

const tooHeavy = (Object.keys(LANGUAGES) as LanguageTag[]).flatMap((language) =>
  tooHeavyIn(language).map((weight) => `Too heavy: ${language} ${lineOf(weight)}`),
);
for (const weight of tooHeavyInStudio()) tooHeavy.push(`Too heavy: ${lineOf(weight)}`);
for (const line of tooHeavy) console.error(line);
if (tooHeavy.length > 0) {
  console.error(
    `The pages of the Brand Studio may load ${STUDIO.index.js / 1000} kB and ${STUDIO.screen.js / 1000} kB of JavaScript. The landing page may load ${LANDING.js / 1000} kB of JavaScript and ${LANDING.css / 1000} kB of CSS, and ${TOTAL_JS / 1000} kB of JavaScript together with any other page or dialog, each in at most ${FILES} files more. A game adds at most ${GAME_JS / 1000} kB, the member's header and sidebar ${SHELL_JS / 1000} kB. 'npm run bench -- web' shows all of them.`,
  );
  process.exitCode = 1;
}
