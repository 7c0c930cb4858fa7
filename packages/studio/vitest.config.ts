import { COMPONENT_DEPENDENCIES, componentTests } from '../ui/components.config.ts';

export default componentTests('studio', import.meta.dirname, [
  ...COMPONENT_DEPENDENCIES.map((name) => `@platform/ui > ${name}`),
  '@platform/tokens > @humanwhocodes/momoa',
  '@platform/tokens > culori',
  '@platform/tokens > sax',
  '@platform/tokens > valibot',
  'fflate',
]);
