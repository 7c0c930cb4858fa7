/**
 * The oldest browsers the platform is built for: the first with `light-dark()`, which the brands'
 * CSS is written in. An older target would make the bundler rewrite it into something that the
 * CSS served by the server does not match.
 */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
