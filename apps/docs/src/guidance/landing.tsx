import {
  Accordion,
  Button,
  ButtonLink,
  Grid,
  Heading,
  HeroArt,
  Inline,
  InfoCard,
  PromoBanner,
  Stack,
  Text,
} from '@platform/ui';
import { Coins, Gift } from 'lucide-react';
import { Lines, Panel } from './pictures';
import type { Guidance } from './types';

/** What visitors see before they register. */
export const landing: Record<string, Guidance> = {
  Faq: {
    good: {
      picture: (
        <Accordion
          items={[
            {
              id: 'a',
              title: 'How do I get my winnings?',
              content: 'To your own wallet, in USDT.',
            },
            { id: 'b', title: 'Can I check a draw?', content: 'Yes, in your own browser.' },
          ]}
        />
      ),
      text: 'Ask what visitors ask, in their words, the most frequent first.',
    },
    bad: {
      picture: (
        <Accordion
          items={[{ id: 'a', title: 'Why are we the best?', content: 'Because we are.' }]}
        />
      ),
      text: 'A question that no one has asked is an advertisement with an extra press.',
    },
  },
  FeatureList: {
    good: {
      picture: <Lines of={['Draws that anyone can check', 'Paid in minutes', 'USDT on BEP20']} />,
      text: 'Facts that can be checked, and the currencies and networks that deposits come in.',
    },
    bad: {
      picture: <Lines of={['World-class experience', 'Next-level fun', 'Unbeatable']} />,
      text: 'Words that every site could use give no reason to choose this one.',
    },
  },
  GameShowcase: {
    good: {
      picture: (
        <Grid minColumn={100} gap="s">
          <Panel title="Wingo">
            <Text>Every minute</Text>
          </Panel>
          <Panel title="Dice">
            <Text>Pick your odds</Text>
          </Panel>
        </Grid>
      ),
      text: 'Show the games that the brand offers; the list of its facts decides, not the page.',
    },
    bad: {
      picture: (
        <Panel title="Wingo, the colour prediction game with 1,440 rounds a day">
          <Text>Bet on three colours, ten numbers, High or Low, for 0.1 USDT or more.</Text>
        </Panel>
      ),
      text: 'A narrow card has room for a name. What there is to say stands in the guide of the game.',
    },
  },
  Hero: {
    good: {
      picture: (
        <Stack>
          <Heading level={3} size="l">
            Play Wingo on Aurora
          </Heading>
          <Text>Rounds every minute, each of them verifiable.</Text>
          <Inline>
            <ButtonLink href="#register">Register</ButtonLink>
            <ButtonLink tone="neutral" href="#sign-in">
              Sign In
            </ButtonLink>
          </Inline>
        </Stack>
      ),
      text: 'Say in one line what there is to play, and offer the two ways in.',
    },
    bad: {
      picture: (
        <Stack>
          <Heading level={3} size="l">
            Welcome!
          </Heading>
          <Text tone="muted">Scroll down to learn more</Text>
        </Stack>
      ),
      text: 'A greeting takes the first screen, and the way in is somewhere below.',
    },
  },
  HeroArt: {
    good: {
      picture: <HeroArt style={{ maxInlineSize: 260 }} />,
      text: 'Let it be decoration: it is hidden from screen readers, and it follows brand and scheme.',
    },
    bad: {
      picture: (
        <Text size="l" weight="strong">
          50% bonus until Sunday
        </Text>
      ),
      text: 'What is written in a picture cannot be read aloud, translated or copied. Use a PromoBanner.',
    },
  },
  InfoCard: {
    good: {
      picture: (
        <InfoCard title="Free chips" icon={<Coins aria-hidden />}>
          Sign in every day and collect free chips.
        </InfoCard>
      ),
      text: 'One promise, in a sentence that says what to do for it.',
    },
    bad: {
      picture: (
        <InfoCard title="Important information" icon={<Coins aria-hidden />}>
          Bonuses are credited after 24 hours. Fees apply. See the terms for limits.
        </InfoCard>
      ),
      text: 'Conditions belong in the terms. Told this large, they look like the offer.',
    },
  },
  InfoCards: {
    good: {
      picture: (
        <Grid minColumn={140} gap="s">
          <InfoCard title="Free chips" icon={<Coins aria-hidden />}>
            Every day.
          </InfoCard>
          <InfoCard title="Bonus" tone="spark" icon={<Gift aria-hidden />}>
            Play for fun.
          </InfoCard>
        </Grid>
      ),
      text: 'Two or three promises of the same length, so that the cards are equally high.',
    },
    bad: {
      picture: (
        <Grid minColumn={80} gap="s">
          {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => (
            <Panel key={title} title={title}>
              <Text size="s">Text</Text>
            </Panel>
          ))}
        </Grid>
      ),
      text: 'Six promises side by side: none is read. Use a FeatureList.',
    },
  },
  PromoBanner: {
    good: {
      picture: (
        <PromoBanner action={<ButtonLink href="#locker">Lock funds</ButtonLink>}>
          Until Sunday, a lock of 12 months pays 2 percent more.
        </PromoBanner>
      ),
      text: 'What is offered, how long, and one way to it.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <PromoBanner>Lock your funds!</PromoBanner>
          <PromoBanner>Invite your friends!</PromoBanner>
        </Stack>
      ),
      text: 'Two banners compete, and both are passed over. Show one.',
    },
  },
  Section: {
    good: {
      picture: (
        <Stack gap="s">
          <Heading level={3} size="m">
            How a round is drawn
          </Heading>
          <Text>Before betting opens, its seed is fixed.</Text>
        </Stack>
      ),
      text: 'One subject for each band, named by its heading.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <Heading level={3} size="m">
            Transactions
          </Heading>
          <Button>Deposit</Button>
        </Stack>
      ),
      text: 'Bands as wide as the window are for the landing page. In the app, use a Page.',
    },
  },
};
