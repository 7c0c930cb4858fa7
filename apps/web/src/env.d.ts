interface ImportMetaEnv {
  /** Base address of the API, set at build time. Defaults to the brand's. */
  readonly VITE_API_URL?: string;
}
