/**
 * Loads the code of every component before the first test. A component that fetches its code on demand
 * would otherwise wait until the server has compiled it: longer than a test does, where the server has
 * compiled nothing yet and the machine is busy.
 */
const modules = import.meta.glob<unknown>([
  '../**/[A-Z]*.tsx',
  '!../**/*.test.tsx',
  '!../**/*.stories.tsx',
]);
await Promise.all(Object.values(modules).map((load) => load()));
