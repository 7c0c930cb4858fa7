'use client';

import { hero } from '@platform/messages/hero';
import { Check, Play } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Heading } from '../../primitives/Heading/Heading';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { useBrand, type BrandPicture } from '../../theme/BrandProvider';
import { HeroArt } from '../HeroArt/HeroArt';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { rich } from '../../theme/rich';
import * as styles from './Hero.css';

/** Props for the parts of a `Hero`, merged with its own. */
export interface HeroSlots {
  /** The heading. */
  title?: SlotProps<'h1'> | undefined;
  /** The link to play. */
  play?: SlotProps<'a'> | undefined;
  /** The link to register. */
  register?: SlotProps<'a'> | undefined;
  /** The link to the guides. */
  guides?: SlotProps<'a'> | undefined;
}

export interface HeroProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** A few words above the heading: what this is. */
  eyebrow: ReactNode;
  /** The heading, a message with the brand's name. */
  welcome: (args: { brand: string }) => string;
  /**
   * One or two sentences under the heading.
   * @default the brand's description
   */
  intro?: ReactNode;
  /** What the platform stands for, a few words each. */
  claims: readonly string[];
  /** Where 'Play Now' leads. */
  playHref: string;
  /** Where 'Register Instantly' leads. Without it, as for a member, there is no link to it. */
  registerHref?: string | undefined;
  /** Where the guides are. Without it there is no link to them. */
  guidesHref?: string | undefined;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof hero>>;
  /**
   * What happens now, such as a `LiveBoard` of four rows: below the picture, on a phone below the two
   * ways in. Its room is kept while it loads.
   * @default none
   */
  live?: ReactNode;
  /**
   * A picture beside the words, below them on a phone; `null` for none.
   * @default a `HeroArt`
   */
  art?: ReactNode;
  /**
   * A photo or drawing of the brand in the place of `art`. It is beside the words and not behind them,
   * so that they are read on the page's own colours. Between square and twice as wide as high.
   * @default none
   */
  picture?: BrandPicture | undefined;
  /**
   * Props for its parts: `{ play: { onClick: count } }`.
   * @default {}
   */
  slotProps?: HeroSlots | undefined;
}

/** How wide the picture is shown: a side of the page, or what a phone has. */
const SIZES = '(min-width: 62rem) 30rem, min(34rem, 100vw)';

function HeroPicture({ src, width, height, alt, sources = [] }: BrandPicture) {
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={SIZES} />
      ))}
      <img src={src} width={width} height={height} alt={alt} className={styles.photo} />
    </picture>
  );
}

/**
 * The banner of the landing page: welcome, what the platform stands for, and the two ways in. A member
 * is already in, and has the way to the games alone.
 *
 * **Do:** Say in one line what there is to play, and offer the two ways in.
 *
 * **Don't:** Fill the first screen with a greeting: the way in is then out of sight.
 */
export function Hero({
  eyebrow,
  welcome,
  intro,
  claims,
  playHref,
  registerHref,
  guidesHref,
  texts,
  live,
  art = <HeroArt />,
  picture,
  slotProps,
  className,
  ...rest
}: HeroProps) {
  const text = useTexts(hero, texts);
  const { name, titleDescription } = useBrand();
  return (
    <section {...rest} className={classNames(styles.root, className)}>
      <div data-live={live !== undefined || undefined} className={styles.content}>
        <div className={styles.side}>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{eyebrow}</p>
            <Heading level={1} {...mergeProps({ className: styles.title }, slotProps?.title)}>
              {rich(welcome, {
                brand: (
                  <span translate="no" className={styles.brand}>
                    {name}
                  </span>
                ),
              })}
            </Heading>
            <Text size="l" tone="muted" className={styles.intro}>
              {intro ?? titleDescription}
            </Text>
            <div className={styles.actions}>
              <ButtonLink
                size="large"
                icon={<Play aria-hidden className={styles.play} />}
                {...mergeProps({ href: playHref, className: styles.main }, slotProps?.play)}
              >
                {text.play}
              </ButtonLink>
              {registerHref !== undefined && (
                <ButtonLink
                  size="large"
                  tone="neutral"
                  {...mergeProps({ href: registerHref }, slotProps?.register)}
                >
                  {text.register}
                </ButtonLink>
              )}
            </div>
          </div>
          <div className={styles.more}>
            <ul className={styles.claims}>
              {claims.map((claim) => (
                <li key={claim} className={styles.claim}>
                  <Check aria-hidden className={styles.tick} />
                  <span>{claim}</span>
                </li>
              ))}
            </ul>
            {guidesHref !== undefined && (
              <Link look="standalone" {...mergeProps({ href: guidesHref }, slotProps?.guides)}>
                {text.guides}
              </Link>
            )}
          </div>
        </div>
        <div className={styles.side}>
          {picture && <HeroPicture {...picture} />}
          {!picture && art !== null && <div className={styles.art}>{art}</div>}
          {live !== undefined && <div className={styles.live}>{live}</div>}
        </div>
      </div>
    </section>
  );
}
