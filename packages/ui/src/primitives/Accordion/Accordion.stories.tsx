import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headset, ShieldCheck, Wallet } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Accordion } from './Accordion';
import {
  AccordionContent,
  AccordionRoot,
  AccordionSection,
  AccordionTrigger,
} from './AccordionParts';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  tags: ['stable', 'collapse', 'faq', 'disclosure', 'expand'],
  args: {
    items: [
      {
        id: 'secure',
        title: 'Secure Transactions',
        content:
          'Every deposit and withdrawal is recorded on the chain, where anyone can check it.',
      },
      {
        id: 'easy',
        title: 'Easy Deposits and Withdrawals',
        content: 'Send USDT BEP20 to your own address; it is credited once the chain confirms it.',
      },
      { id: 'support', title: '24/7 Support', content: 'Open a ticket at any hour.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const item = canvas.getByRole('button', { name: 'Secure Transactions' });
    await userEvent.click(item);
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(item);
    await expect(item).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = { args: { defaultValue: 'easy' } };

export const SeveralOpen: Story = {
  args: { type: 'multiple', defaultValue: ['secure', 'easy'] },
};

/** Accordion made of parts, with several open sections. */
export const Composed: Story = {
  render: () => (
    <AccordionRoot type="multiple" defaultValue={['fees']}>
      <AccordionSection value="fees">
        <AccordionTrigger icon={<Wallet aria-hidden />}>Fees</AccordionTrigger>
        <AccordionContent>A withdrawal costs 1.00 USDT.</AccordionContent>
      </AccordionSection>
      <AccordionSection value="limits">
        <AccordionTrigger icon={<ShieldCheck aria-hidden />}>Limits</AccordionTrigger>
        <AccordionContent>You can withdraw from 10 to 5,000 USDT a day.</AccordionContent>
      </AccordionSection>
    </AccordionRoot>
  ),
};

export const WithIcons: Story = {
  args: {
    items: [
      {
        id: 'secure',
        title: 'Secure Transactions',
        icon: <ShieldCheck aria-hidden />,
        content: '',
      },
      { id: 'easy', title: 'Easy Deposits', icon: <Wallet aria-hidden />, content: '' },
      { id: 'support', title: '24/7 Support', icon: <Headset aria-hidden />, content: '' },
    ],
  },
};

export const Stress: Story = {
  args: {
    defaultValue: 'long',
    items: [
      {
        id: 'long',
        title: 'Donaudampfschifffahrtsgesellschaftskapitän and many more words after it',
        content: '0x7f3a9c2e5b1d8f6a4c0e9b7d5a3f1c8e6b4d2a0f7f3a9c2e5b1d8f6a4c0e9b7d',
      },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  args: { defaultValue: 'secure' },
  render: (args) => (
    <BrandMatrix>
      <Accordion {...args} />
    </BrandMatrix>
  ),
};
