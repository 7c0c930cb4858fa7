import { version } from 'react';

// In the published package, every module that uses React imports this one: with React 18, components
// would fail inside React, with an error that does not say why.
if (Number.parseInt(version, 10) < 19) {
  throw new Error(`@platform/ui needs React 19, not ${version}: npm install react@19 react-dom@19`);
}
