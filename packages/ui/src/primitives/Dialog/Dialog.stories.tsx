import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog';
import { DialogBody } from './DialogBody';
import {
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './DialogParts';

const ACTIONS = (
  <>
    <Button tone="neutral">Cancel</Button>
    <Button>Place bet</Button>
  </>
);

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['stable', 'modal', 'popup', 'sheet', 'overlay'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Place a bet',
    description: 'Wingo 1 Min, period 20250814 10720',
    children: <Text>100.00 USDT on Green, less a service fee of 2 percent.</Text>,
    footer: ACTIONS,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OpensAndCloses: Story = {
  render: function OpensAndCloses(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await page.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText(/^100.00 USDT/)).toBeVisible());
    await expect(page.queryByRole('status')).toBeNull();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

/** Dialog that fills a phone's height. */
export const Tall: Story = { args: { tall: true } };

export const Long: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, line) => (
      <Text key={line}>Paragraph {line + 1} of a text that is longer than the screen is high.</Text>
    )),
  },
};

/** Dialog made of parts, with its own trigger and a button that closes it. */
export const Composed: Story = {
  render: () => (
    <DialogRoot defaultOpen>
      <DialogTrigger asChild>
        <Button>Withdraw</Button>
      </DialogTrigger>
      <DialogContent size="small">
        <DialogHeader>
          <DialogTitle>Withdraw</DialogTitle>
          <DialogDescription>The network charges 1.00 USDT.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Text>You receive 99.00 USDT.</Text>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button tone="neutral">Cancel</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  ),
};

export const Stress: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    description: 'Period 202508141072020250814107202025081410720',
    children: <Text size="xl">999999999999.999999999999999999 USDT</Text>,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <Dialog {...args} />
    </BrandMatrix>
  ),
};
