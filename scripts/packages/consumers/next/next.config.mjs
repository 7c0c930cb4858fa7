import { dirname } from 'node:path';

/** Written out as files, so that any web server serves it. */
export default {
  output: 'export',
  // The types of all consumers are checked together.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: dirname(import.meta.dirname) },
};
