/**
 * Loads the code of all components and all fonts before the first test. Otherwise the server
 * compiles code on demand during a test, which may exceed its time limit. A font that loads later
 * changes measurements.
 */
const modules = import.meta.glob<unknown>([
  '../**/[A-Z]*.tsx',
  '!../**/*.test.tsx',
  '!../**/*.stories.tsx',
]);
await Promise.all(Object.values(modules).map((load) => load()));
// Excludes the fallback fonts, which the machine may lack.
const faces = [...document.fonts].filter(({ family }) => !family.endsWith('Fallback'));
await Promise.all(faces.map((face) => face.load()));
