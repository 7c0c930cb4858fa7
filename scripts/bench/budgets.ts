/** Checks the built site against its size budgets. Sizes are the same on every machine. */
import { lineOf, weighSite, type Weight } from './weights.ts';

/** Bytes, gzipped, React included. */
const LANDING = { js: 115_000, css: 14_000 };
/** What each other page or dialog may add. */
const FURTHER = 25_000;

const { landing, pages, modals } = weighSite();
const tooHeavy: Weight[] = [
  ...[landing].filter(({ js, css }) => js > LANDING.js || css > LANDING.css),
  ...[...pages, ...modals].filter(({ js }) => js > FURTHER),
];

console.log(lineOf(landing));
for (const weight of tooHeavy) console.error(`Too heavy: ${lineOf(weight)}`);
if (tooHeavy.length > 0) {
  console.error(
    `The landing page may load ${LANDING.js / 1000} kB of JavaScript and ${LANDING.css / 1000} kB of CSS, each other page or dialog ${FURTHER / 1000} kB of JavaScript more. 'npm run bench -- web' shows all of them.`,
  );
  process.exitCode = 1;
}
