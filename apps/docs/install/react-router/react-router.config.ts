import type { Config } from '@react-router/dev/config';

/** Pages are rendered on the server; the first one at build time. */
export default { ssr: true, prerender: ['/'] } satisfies Config;
