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

export interface HeroSlots {
  title?: SlotProps<'h1'> | undefined;
  /** Link to a game. */
  play?: SlotProps<'a'> | undefined;
  register?: SlotProps<'a'> | undefined;
  /** Link to the game guides. */
  guides?: SlotProps<'a'> | undefined;
}

export interface HeroProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Short text above the heading; none if undefined. */
  eyebrow?: ReactNode;
  /** Heading: a message that includes the brand's name. */
  welcome: (args: { brand: string }) => string;
  /**
   * One or two sentences below the heading.
   * @default the brand's description
   */
  intro?: ReactNode;
  /**
   * `split` puts the illustration beside the words, `picture` a picture that reaches the edges of the
   * window. `type` has a large heading and no illustration.
   * @default 'split'
   */
  layout?: 'split' | 'picture' | 'type' | undefined;
  /**
   * Position of the illustration on a phone: above the words, or below them.
   * @default 'below'
   */
  artOnPhone?: 'above' | 'below' | undefined;
  /** Claims, a few words each. An empty list is not rendered. */
  claims: readonly string[];
  /** URL of the 'Play Now' link. */
  playHref: string;
  /** URL of the 'Register Instantly' link, for visitors. */
  registerHref?: string | undefined;
  /** URL of the game guides, if linked. */
  guidesHref?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof hero>>;
  /**
   * Live content, such as a `LiveBoard` of four rows. Its space is reserved while it loads.
   * @default none
   */
  live?: ReactNode;
  /**
   * Illustration beside the text; `null` for none.
   * @default a `HeroArt`
   */
  art?: ReactNode;
  /**
   * Brand picture, shown instead of `art`. Its width must be one to two times its height.
   * @default none
   */
  picture?: BrandPicture | undefined;
  /**
   * Props for the parts, such as `{ play: { onClick: count } }`.
   * @default {}
   */
  slotProps?: HeroSlots | undefined;
}

/** Displayed width of the picture, for `sizes`. */
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
 * Landing page banner with a welcome and two links.
 *
 * **Do:** Describe the games in one sentence.
 *
 * **Don't:** Fill the first screen with a greeting.
 */
export function Hero({
  layout = 'split',
  artOnPhone = 'below',
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
      <div
        data-layout={layout}
        data-art={artOnPhone}
        data-live={live !== undefined || undefined}
        className={styles.content}
      >
        <div className={styles.side}>
          <div className={styles.words}>
            {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
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
                {...mergeProps({ href: playHref }, slotProps?.play)}
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
            {claims.length > 0 && (
              <ul className={styles.claims}>
                {claims.map((claim) => (
                  <li key={claim} className={styles.claim}>
                    <Check aria-hidden className={styles.tick} />
                    <span>{claim}</span>
                  </li>
                ))}
              </ul>
            )}
            {guidesHref !== undefined && (
              <Link look="standalone" {...mergeProps({ href: guidesHref }, slotProps?.guides)}>
                {text.guides}
              </Link>
            )}
          </div>
        </div>
        <div className={styles.side}>
          {layout !== 'type' && picture && <HeroPicture {...picture} />}
          {layout !== 'type' && !picture && art !== null && <div className={styles.art}>{art}</div>}
          {live !== undefined && <div className={styles.live}>{live}</div>}
        </div>
      </div>
    </section>
  );
}
