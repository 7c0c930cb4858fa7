// Empty, because in the workspace the component sources import their styles.
export {};
