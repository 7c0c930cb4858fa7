/** In place of Node's streams, which `sax` looks for and, in a browser, does without. */
export {};
