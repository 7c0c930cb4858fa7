// In the workspace, styles are part of the component sources.
export {};
