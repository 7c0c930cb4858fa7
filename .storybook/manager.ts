import { addons } from 'storybook/manager-api';
import { LOOK_CHANGED, themeOf, type Look } from './look';
import { plainName } from './otherNames';

addons.setConfig({
  // Omits the alternative names of a component, which only the search needs.
  sidebar: { renderLabel: ({ name }) => plainName(name) },
  layoutCustomisations: {
    // Hides the addon panel, because the Brand Studio needs the full height.
    showPanel: ({ storyId }, isShown) =>
      storyId?.startsWith('brand-studio-') === true ? false : isShown,
  },
});

addons.register('platform/look', (api) => {
  api.on(LOOK_CHANGED, (look: Look) => addons.setConfig({ theme: themeOf(look) }));
});
