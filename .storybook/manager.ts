import { addons } from 'storybook/manager-api';
import { LOOK_CHANGED, themeOf, type Look } from './look';
import { plainName } from './otherNames';

addons.setConfig({
  // Other names of components are only for the search.
  sidebar: { renderLabel: ({ name }) => plainName(name) },
  layoutCustomisations: {
    // The Brand Studio needs the height, and has no panel.
    showPanel: ({ storyId }, isShown) =>
      storyId?.startsWith('brand-studio-') === true ? false : isShown,
  },
});

addons.register('platform/look', (api) => {
  api.on(LOOK_CHANGED, (look: Look) => addons.setConfig({ theme: themeOf(look) }));
});
