/**
 * Oldest supported browsers: the first with `light-dark()`, which the CSS of brands uses. For older
 * targets, the bundler would rewrite `light-dark()`, and the result would not match the server's CSS.
 */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
