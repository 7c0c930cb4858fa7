interface ImportMetaEnv {
  /** Base URL of the API, set at build time. @default the brand's API */
  readonly VITE_API_URL?: string;
}
