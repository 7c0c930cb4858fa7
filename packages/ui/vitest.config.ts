import { COMPONENT_DEPENDENCIES, componentTests } from './components.config.ts';

export default componentTests('ui', import.meta.dirname, [
  ...COMPONENT_DEPENDENCIES,
  'fast-check',
  'react-hook-form',
]);
