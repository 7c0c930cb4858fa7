import { addons } from 'storybook/manager-api';
import { LOOK_CHANGED, themeOf, type Look } from './look';
import { plainName } from './otherNames';

addons.setConfig({
  // Other names of components serve only the search; the sidebar omits them.
  sidebar: { renderLabel: ({ name }) => plainName(name) },
  layoutCustomisations: {
    // The Brand Studio needs the full height and has no addon panel.
    showPanel: ({ storyId }, isShown) =>
      storyId?.startsWith('brand-studio-') === true ? false : isShown,
  },
});

addons.register('platform/look', (api) => {
  api.on(LOOK_CHANGED, (look: Look) => addons.setConfig({ theme: themeOf(look) }));
});
