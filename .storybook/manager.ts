import { addons } from 'storybook/manager-api';
import { plainName } from './otherNames';

// The names that a search may use are for the search alone.
addons.setConfig({ sidebar: { renderLabel: ({ name }) => plainName(name) } });
