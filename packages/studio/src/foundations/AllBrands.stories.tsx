import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllBrands } from './AllBrands';
import * as styles from './allBrands.css';
import { repository } from './repository';
import { Foundation } from './TokenList';
import { tokensOf, TYPE_PROPERTIES } from './tokens';

const meta = {
  title: 'Foundations of all brands',
  tags: ['stable', 'compare', 'side by side', 'themes'],
  parameters: { frame: 'bare', controls: { disable: true } },
  play: async ({ canvasElement }) => {
    const columns = canvasElement.querySelectorAll('section[aria-label*=", "]');
    await expect(columns).toHaveLength(repository.folders.length * 2);
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const INTRO =
  'Every brand under tokens/brands, dark and light. A line is one token; a new folder is a new pair of columns.';

export const Colour: Story = {
  render: () => (
    <Foundation title="Colour of all brands" intro={INTRO}>
      <AllBrands
        tokens={[...tokensOf('color'), ...tokensOf('gradient')]}
        sample={({ value }) => <div className={styles.swatch} style={{ background: value }} />}
      />
    </Foundation>
  ),
};

export const Type: Story = {
  render: () => (
    <Foundation title="Type of all brands" intro={INTRO}>
      <AllBrands
        tokens={tokensOf('font')}
        sample={({ path, value }) => (
          <div
            className={styles.specimen}
            style={{ [TYPE_PROPERTIES[path.split('.')[1] ?? ''] ?? '']: value }}
          >
            Play 1,234
          </div>
        )}
      />
    </Foundation>
  ),
};

export const Shape: Story = {
  render: () => (
    <Foundation title="Radius, border and elevation of all brands" intro={INTRO}>
      <AllBrands
        tokens={[...tokensOf('radius'), ...tokensOf('border'), ...tokensOf('shadow')]}
        sample={({ path, value }) => {
          const [property = ''] = path.split('.');
          const names: Record<string, string> = {
            radius: 'borderRadius',
            border: 'borderWidth',
            shadow: 'boxShadow',
          };
          return <div className={styles.box} style={{ [names[property] ?? '']: value }} />;
        }}
      />
    </Foundation>
  ),
};

export const Space: Story = {
  render: () => (
    <Foundation title="Space and size of all brands" intro={INTRO}>
      <AllBrands
        tokens={[...tokensOf('space'), ...tokensOf('size')]}
        sample={({ value }) => <div className={styles.bar} style={{ inlineSize: value }} />}
      />
    </Foundation>
  ),
};
