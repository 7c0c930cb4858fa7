/**
 * Registers the stories of one tier in Jest. `npm run proofs` runs every matrix, which shows all brands.
 * `npm test` runs every other story. The test-runner calls `describe` for a story file, and for each
 * story in it.
 */
const describeAll = globalThis.describe;
const runsProofs = process.env.PROOFS !== undefined;
let inFile = false;

globalThis.describe = (name, register) => {
  if (inFile && (name === 'Matrix') !== runsProofs) return;
  const wasInFile = inFile;
  describeAll(name, () => {
    inFile = true;
    register();
    inFile = wasInFile;
  });
};
