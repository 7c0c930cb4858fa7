/**
 * Oldest supported browsers: the first with `light-dark()`, which the CSS of brands uses. For an
 * older target, the bundler would rewrite `light-dark()` into code that does not match the server's
 * CSS.
 */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
