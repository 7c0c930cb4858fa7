import type { Config } from '@react-router/dev/config';

/** Renders pages on the server. The first page is rendered at build time. */
export default { ssr: true, prerender: ['/'] } satisfies Config;
