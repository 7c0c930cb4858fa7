import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useEffectEvent, useId } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { ToastProvider, type ToastProviderProps } from './ToastProvider';
import { useToasts, type Toasts } from './useToasts';

interface ShowProps {
  label: string;
  show: (toasts: Toasts) => void;
}

function Show({ label, show }: ShowProps) {
  const toasts = useToasts();
  return (
    <Button tone="neutral" onClick={() => show(toasts)}>
      {label}
    </Button>
  );
}

/** Shows the toasts when the story mounts. */
function ShowAtFirst({ show }: Pick<ShowProps, 'show'>) {
  const toasts = useToasts();
  const start = useEffectEvent(() => show(toasts));
  useEffect(() => {
    start();
  }, []);
  return null;
}

/** Labels each stack with its id, because the page shows several stacks. */
function OneOfSeveral(props: ToastProviderProps) {
  const id = useId();
  return <ToastProvider {...props} texts={{ region: () => `Notifications ${id}` }} />;
}

/** Lifetime that outlasts any visit to a story. */
const HOUR = 3_600_000;

const meta = {
  title: 'Primitives/Toast',
  component: ToastProvider,
  tags: ['stable', 'notification', 'snackbar', 'message', 'alert'],
  args: { lifetime: HOUR },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the story's toasts and waits for the first one. */
const shows =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect((await page.findAllByRole('listitem'))[0]).toHaveTextContent(title);
  };

export const Default: Story = {
  args: {
    children: <Show label="Show" show={(toasts) => toasts.success('Bet placed on Green.')} />,
  },
  play: shows('Success'),
};

export const Open: Story = {
  // Uses a separate frame, because toasts would cover the page's toolbar.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    children: (
      <ShowAtFirst
        show={(toasts) => {
          toasts.success('Bet placed on Green.');
          toasts.error('Wrong password');
        }}
      />
    ),
  },
};

export const Failure: Story = {
  args: {
    children: (
      <Show
        label="Show"
        show={(toasts) => toasts.error('Something went wrong, ERROR: the server did not answer')}
      />
    ),
  },
  play: shows('Error'),
};

export const Information: Story = {
  args: {
    children: (
      <Show label="Show" show={(toasts) => toasts.info('The next round opens in 15 seconds.')} />
    ),
  },
  play: shows('Info'),
};

/** A toast with a button stays for 30 s, or until it is pressed or closed. */
export const WithAction: Story = {
  args: {
    children: (
      <Show
        label="Show"
        show={(toasts) =>
          toasts.info('Reload the page to use it.', {
            title: 'A new version is available',
            action: { label: 'Reload', onPress: () => {} },
          })
        }
      />
    ),
  },
  play: shows('A new version is available'),
};

export const WithLink: Story = {
  args: {
    children: (
      <Show
        label="Show"
        show={(toasts) =>
          toasts.info('You lost 8.08 USDT.', {
            title: 'Wingo 1 Min, period 20...10042',
            link: { text: 'Go to the board', href: '#board' },
          })
        }
      />
    ),
  },
  play: shows('Wingo 1 Min'),
};

export const Stack: Story = {
  args: {
    children: (
      <Show
        label="Show"
        show={(toasts) => {
          for (let count = 1; count <= 12; count += 1) toasts.info(`Message ${count} of 12`);
        }}
      />
    ),
  },
  play: shows('Message 3 of 12'),
};

export const OverDialog: Story = {
  // Uses a separate frame, because a dialog makes the rest of the page inert.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    children: (
      <>
        <Dialog open onClose={fn()} title="Sessions">
          Two devices are signed in.
        </Dialog>
        <ShowAtFirst show={(toasts) => toasts.success('The session has ended.')} />
      </>
    ),
  },
};

export const FiveSeconds: Story = {
  args: {
    lifetime: 5000,
    children: <Show label="Show" show={(toasts) => toasts.success('Gone in five seconds.')} />,
  },
};

export const Stress: Story = {
  args: {
    children: (
      <Show
        label="Show"
        show={(toasts) =>
          toasts.error(
            'Donaudampfschifffahrtsgesellschaftskapitänsmütze, 999999999999.999999 USDT, 0x7f3a9c2e5b1d8f6a4c0e9b7d5a3f1c8e6b4d2a0f',
          )
        }
      />
    ),
  },
  play: shows('Error'),
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <OneOfSeveral {...args}>
        <Show
          label="Show"
          show={(toasts) => {
            toasts.success('Bet placed on Green.');
            toasts.error('Wrong password');
            toasts.info('The next round opens soon.');
          }}
        />
      </OneOfSeveral>
    </BrandMatrix>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Show' })) {
      await userEvent.click(button);
    }
  },
};
