import { lineOf, weighSite } from './weights.ts';

/** Prints the gzipped size of the files that each page loads before its first paint. */
export function benchWeb(): void {
  const { landing, shell, pages, modals } = weighSite('en');
  console.log('\nThe web app: what is loaded before the first paint, gzipped');
  console.log(lineOf(landing));
  console.log('In addition to it');
  for (const weight of [shell, ...pages]) console.log(lineOf(weight));
  console.log('And when a dialog opens');
  for (const weight of modals) console.log(lineOf(weight));
}
