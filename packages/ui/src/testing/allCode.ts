/**
 * Loads the code of all components and all fonts before the first test. Otherwise a test could time
 * out while the server compiles code. Fonts that load late would change measurements.
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
