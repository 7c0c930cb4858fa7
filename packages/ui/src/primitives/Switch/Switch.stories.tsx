import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Switch } from './Switch';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  tags: ['stable', 'toggle', 'on off', 'setting', 'form'],
  args: { label: 'Sound', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Sound'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Plays when betting closes.' } };

export const Invalid: Story = { args: { error: 'The setting could not be saved. Try again.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  },
  parameters: { frame: 'narrow' },
};

/** Full width, to stack switches as in settings. */
const COLUMN = { inlineSize: '100%' };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: () => (
    <BrandMatrix>
      <div style={COLUMN}>
        <Switch label="Off" />
        <Switch label="On" defaultChecked hint="Plays when betting closes." />
        <Switch label="Disabled" disabled />
        <Switch label="Disabled, on" disabled defaultChecked />
      </div>
    </BrandMatrix>
  ),
};
