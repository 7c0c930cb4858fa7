/** Empty replacement in browsers for Node's `stream`, an optional dependency of `sax`. */
export {};
