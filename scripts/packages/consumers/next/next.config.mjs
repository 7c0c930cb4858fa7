import { dirname } from 'node:path';

export default {
  // The types of all consumers are checked together.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: dirname(import.meta.dirname) },
};
