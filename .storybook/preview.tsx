import { LANGUAGES } from '@platform/messages/languages';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import 'virtual:platform-brands.css';
import { brands } from 'virtual:platform-brands';
import { BrandProvider, MessagesProvider, type Messages } from '@platform/ui/theme';
import { FACTS_EVENT, VISION_CHOICES } from '@platform/studio';
import { brandOf, applyToolbar, type StoryLook, type Toolbar } from '@platform/studio/toolbar';
import type { ComponentProps } from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { modes } from './modes';
import { ComponentPage } from './ComponentPage';
import { LOOK_CHANGED } from './look';
import { readLook } from './readLook';
import { DocsPage } from './DocsPage';
import { StoryFrame } from './StoryFrame';

// Sets a longer timeout, because the default second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const languages = import.meta.glob<Messages>('../packages/messages/dist/*/index.js');

/** Pseudo-language for tests: accented English in brackets, 40 % longer. */
const PSEUDO = 'en-XA';

const loadMessages: Loader = async ({ globals }) => {
  const { language } = globals as Toolbar;
  return { messages: await languages[`../packages/messages/dist/${language}/index.js`]?.() };
};

let sentLook = '';

function sendLook({ brand, scheme }: Toolbar, name: string): void {
  if (sentLook === `${brand} ${scheme}`) return;
  sentLook = `${brand} ${scheme}`;
  addons.getChannel().emit(LOOK_CHANGED, readLook(name));
}

// The Brand Studio sends the facts of its draft to the stories that it embeds.
window.addEventListener(FACTS_EVENT, (event) => {
  const { detail: facts } = event as CustomEvent<Toolbar['facts']>;
  addons.getChannel().emit('updateGlobals', { globals: { facts } });
});

const withBrand: Decorator = (Story, context) => {
  const globals = context.globals as Toolbar;
  const { frame, ...look } = context.parameters as StoryLook & {
    frame?: ComponentProps<typeof StoryFrame>['kind'];
  };
  const { messages = {} } = context.loaded as { messages?: Messages };
  const brand = brandOf(globals);
  applyToolbar(globals, look);
  const inDocs = context.viewMode === 'docs';
  if (!inDocs) sendLook(globals, brand.name);
  return (
    <BrandProvider brand={brand}>
      <MessagesProvider messages={messages}>
        <StoryFrame kind={frame} inDocs={inDocs}>
          <Story />
        </StoryFrame>
      </MessagesProvider>
    </BrandProvider>
  );
};

const toolbar = (
  title: string,
  icon: string,
  items: (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon: icon as 'globe', items, dynamicTitle: true },
});

// Serializes amounts as text for the controls of a documentation page, because JSON has no bigints.
Object.assign(BigInt.prototype, {
  toJSON(this: bigint) {
    return this.toString();
  },
});

/**
 * axe rules that apply only to whole screens, disabled here: a story shows one component, and a
 * matrix several.
 */
const ON_SCREENS = [
  'region',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
].map((id) => ({ id, enabled: false }));

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadMessages],
  decorators: [withBrand],
  globalTypes: {
    brand: toolbar(
      'Brand',
      'paintbrush',
      brands.map(({ id, name }) => ({ value: id, title: name })),
    ),
    scheme: toolbar('Colour scheme', 'mirror', ['dark', 'light', 'system']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    language: toolbar('Language', 'globe', [
      ...Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, title: name })),
      { value: PSEUDO, title: 'Pseudo-language' },
    ]),
    vision: toolbar(
      'Colour vision',
      'eye',
      VISION_CHOICES.map(({ value, label }) => ({ value, title: label })),
    ),
    facts: { description: 'What the brand at work in the Brand Studio says, and its pictures' },
  },
  initialGlobals: {
    brand: 'default',
    scheme: 'dark',
    direction: 'ltr',
    language: 'en',
    vision: 'normal',
    facts: null,
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Shows the source as written, because Storybook's generated source fails for bigint props.
    docs: { container: DocsPage, page: ComponentPage, source: { type: 'code' } },
    // Excludes iframes: their stories have their own tests, and axe would wait a minute for a
    // loading iframe.
    a11y: { test: 'error', config: { rules: ON_SCREENS }, options: { iframes: false } },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Brand Studio',
          ['Guide', 'Studio'],
          'Foundations',
          'Foundations of all brands',
          'Primitives',
          'Layout',
          'Data',
          'Shell',
          'Landing',
          'Account',
          'Wallet',
          'Team',
          'Support',
          'Games',
          'Screens',
          'Review',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow phone, 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
