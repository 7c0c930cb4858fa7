interface ImportMetaEnv {
  /** Base address of the API, given at build time; the brand's otherwise. */
  readonly VITE_API_URL?: string;
}
