import {
  Button,
  ButtonLink,
  CopyButton,
  IconButton,
  Inline,
  Link,
  Stack,
  Switch,
  Text,
} from '@platform/ui';
import { Settings, Trash2 } from 'lucide-react';
import type { Guidance } from './types';

/** What is pressed. */
export const actions: Record<string, Guidance> = {
  Button: {
    good: {
      picture: (
        <Inline>
          <Button>Place bet</Button>
          <Button tone="neutral">Cancel</Button>
        </Inline>
      ),
      text: 'Give a view one main action. Say what the press does, in a verb.',
    },
    bad: {
      picture: (
        <Inline>
          <Button>OK</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
      text: 'Two main actions compete, and OK does not say what happens.',
    },
  },
  ButtonLink: {
    good: {
      picture: <ButtonLink href="/dashboard">Play now</ButtonLink>,
      text: 'Lead to the next page with the weight of a button.',
    },
    bad: {
      picture: <ButtonLink href="/bet">Place bet</ButtonLink>,
      text: 'A link that acts cannot be opened in a tab or copied. Use a Button.',
    },
  },
  IconButton: {
    good: {
      picture: (
        <IconButton label="Settings">
          <Settings aria-hidden />
        </IconButton>
      ),
      text: 'Use an icon that is known everywhere. The label is its name for screen readers and its tooltip.',
    },
    bad: {
      picture: (
        <IconButton label="Close the account" tone="accent">
          <Trash2 aria-hidden />
        </IconButton>
      ),
      text: 'What has consequences needs words: on a phone, the tooltip is never seen.',
    },
  },
  Link: {
    good: {
      picture: (
        <Text>
          Read <Link href="/fairness">how a round is drawn</Link> before you play.
        </Text>
      ),
      text: 'Name what the link leads to, so that it can be read alone.',
    },
    bad: {
      picture: (
        <Text>
          To read how a round is drawn, <Link href="/fairness">click here</Link>.
        </Text>
      ),
      text: 'A list of links that all read "click here" says nothing.',
    },
  },
  Switch: {
    good: {
      picture: <Switch label="Sound" defaultChecked />,
      text: 'Name the thing that is on or off. It takes effect immediately.',
    },
    bad: {
      picture: <Switch label="Turn the sound off" defaultChecked />,
      text: 'Is the sound now on or off? A label with a verb hides the state.',
    },
  },
  CopyButton: {
    good: {
      picture: (
        <Inline>
          <Text>0x19bE05a7cD42f38A</Text>
          <CopyButton text="0x19bE05a7cD42f38A" label="Copy the address" />
        </Inline>
      ),
      text: 'Put it right behind what it copies.',
    },
    bad: {
      picture: <CopyButton text="0x19bE05a7cD42f38A" />,
      text: 'Readers want to see what goes to their clipboard.',
    },
  },
  AlertDialog: {
    good: {
      picture: (
        <Stack>
          <Text weight="strong">Close the account?</Text>
          <Text>Your balance of 120 USDT is paid out first. This cannot be undone.</Text>
          <Inline>
            <Button tone="neutral">Keep it</Button>
            <Button tone="danger">Close the account</Button>
          </Inline>
        </Stack>
      ),
      text: 'Ask before what cannot be undone, and say what happens in the words of the button.',
    },
    bad: {
      picture: (
        <Stack>
          <Text weight="strong">Are you sure?</Text>
          <Inline>
            <Button tone="neutral">No</Button>
            <Button>Yes</Button>
          </Inline>
        </Stack>
      ),
      text: 'A question without its subject is answered without thinking.',
    },
  },
};
