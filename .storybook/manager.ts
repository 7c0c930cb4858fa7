import { addons } from 'storybook/manager-api';
import { LOOK_CHANGED, themeOf, type Look } from './look';
import { plainName } from './otherNames';

addons.setConfig({
  // The names that a search may use are only for the search.
  sidebar: { renderLabel: ({ name }) => plainName(name) },
  layoutCustomisations: {
    // The Brand Studio wants the height, and has nothing to say in a panel.
    showPanel: ({ storyId }, isShown) =>
      storyId?.startsWith('brand-studio-') === true ? false : isShown,
  },
});

addons.register('platform/look', (api) => {
  api.on(LOOK_CHANGED, (look: Look) => addons.setConfig({ theme: themeOf(look) }));
});
