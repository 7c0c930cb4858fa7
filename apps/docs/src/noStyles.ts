// Inside the workspace, the styles of a component come with its sources.
export {};
