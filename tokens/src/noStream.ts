/** Replaces Node's streams, an optional dependency of `sax`, in browsers. */
export {};
