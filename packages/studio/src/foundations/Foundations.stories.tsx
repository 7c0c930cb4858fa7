import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lucide from 'lucide-react';
import { expect } from 'storybook/test';
import { Contrasts } from './Contrast';
import { FigmaExport } from './FigmaExport';
import * as styles from './foundations.css';
import { iconNames } from './iconNames';
import { Foundation, TokenList } from './TokenList';
import { tokensOf, TYPE_PROPERTIES } from './tokens';

const meta = {
  title: 'Foundations',
  tags: ['stable', 'tokens', 'theme', 'design tokens'],
  parameters: { frame: 'bare', controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  render: () => (
    <Foundation
      title="Colour"
      intro="Roles, not hues: a component asks for the accent or for danger, and the brand decides what that looks like in either scheme. Choose another brand in the toolbar."
      actions={<FigmaExport />}
    >
      <TokenList
        tokens={tokensOf('color')}
        sample={({ value }) => <div className={styles.swatch} style={{ background: value }} />}
      />
    </Foundation>
  ),
};

export const Contrast: Story = {
  render: () => (
    <Foundation
      title="Contrast"
      intro="Every pair of colours that meet in the components, measured on this page: 4.5 for text, 3 for focus rings and for borders that carry meaning."
    >
      <Contrasts />
    </Foundation>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-contrast="enough"]').length).toBeGreaterThan(
      50,
    );
    await expect(canvasElement.querySelectorAll('[data-contrast="too-little"]')).toHaveLength(0);
  },
};

export const Gradient: Story = {
  render: () => (
    <Foundation title="Gradient" intro="For the hero and the brand's own marks, never under text.">
      <TokenList
        tokens={tokensOf('gradient')}
        sample={({ value }) => <div className={styles.swatch} style={{ background: value }} />}
      />
    </Foundation>
  ),
};

export const Type: Story = {
  render: () => (
    <Foundation
      title="Type"
      intro="Faces are served from the site itself, each with a local fallback of the same measures, so that nothing moves when it arrives."
    >
      <TokenList
        tokens={tokensOf('font')}
        sample={({ path, value }) => (
          <div
            className={styles.specimen}
            style={{ [TYPE_PROPERTIES[path.split('.')[1] ?? ''] ?? '']: value }}
          >
            Play 1,234.50 USDT
          </div>
        )}
      />
    </Foundation>
  ),
};

export const Space: Story = {
  render: () => (
    <Foundation
      title="Space"
      intro="One scale for every distance, between components and inside them."
    >
      <TokenList
        tokens={tokensOf('space')}
        sample={({ value }) => <div className={styles.bar} style={{ inlineSize: value }} />}
      />
    </Foundation>
  ),
};

export const Size: Story = {
  render: () => (
    <Foundation title="Size" intro="What a finger can press, and the measures of the frame.">
      <TokenList
        tokens={tokensOf('size')}
        sample={({ value }) => <div className={styles.bar} style={{ inlineSize: value }} />}
      />
    </Foundation>
  ),
};

export const Radius: Story = {
  render: () => (
    <Foundation title="Radius" intro="How round a brand is.">
      <TokenList
        tokens={tokensOf('radius')}
        sample={({ value }) => <div className={styles.box} style={{ borderRadius: value }} />}
      />
    </Foundation>
  ),
};

export const Elevation: Story = {
  render: () => (
    <Foundation
      title="Elevation"
      intro="What floats casts a shadow; what is only sorted has a border. The layers say what is above what."
    >
      <TokenList
        tokens={tokensOf('shadow')}
        sample={({ value }) => <div className={styles.box} style={{ boxShadow: value }} />}
      />
      <TokenList
        tokens={tokensOf('border')}
        sample={({ value }) => <div className={styles.box} style={{ borderWidth: value }} />}
      />
      <TokenList tokens={tokensOf('layer')} sample={() => null} />
    </Foundation>
  ),
};

export const Motion: Story = {
  render: () => (
    <Foundation
      title="Motion"
      intro="Point at a track, or go to it with the keyboard. For readers who prefer less motion, things change immediately."
    >
      <TokenList
        tokens={[...tokensOf('duration'), ...tokensOf('easing')]}
        sample={({ path, value }) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- shows its motion on focus
          <div className={styles.track} tabIndex={0} role="img" aria-label={`Motion of ${path}`}>
            <div
              className={styles.runner}
              style={
                path.startsWith('duration')
                  ? { transitionDuration: value }
                  : { transitionDuration: '1s', transitionTimingFunction: value }
              }
            />
          </div>
        )}
      />
    </Foundation>
  ),
};

export const Icons: Story = {
  render: () => (
    <Foundation
      title="Icons"
      intro="The icons that the components use, from Lucide: one weight, one grid, never the only bearer of a meaning."
    >
      <div className={styles.list}>
        {iconNames.map((name) => {
          const Icon = lucide[name as 'Wallet'];
          return (
            <div key={name} className={styles.token}>
              <Icon aria-hidden className={styles.icon} />
              <span className={styles.value}>{name}</span>
            </div>
          );
        })}
      </div>
    </Foundation>
  ),
  play: async () => {
    await expect(iconNames.length).toBeGreaterThan(20);
  },
};
