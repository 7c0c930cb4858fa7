/**
 * Jest registers the stories of one tier: `npm run proofs` every matrix, which shows all brands, and
 * `npm test` every other story. The test-runner describes a file of stories, and each story in it.
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
