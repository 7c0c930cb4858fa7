'use client';

import { useId, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useOffers } from '../../theme/BrandProvider';
import { Ball } from './Ball';
import * as styles from './HeroArt.css';

export type HeroArtProps = ComponentProps<'svg'>;

/** Plinko pegs, in rows of two to six. */
const PEGS = [2, 3, 4, 5, 6].flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({
    x: 404 + (index - (count - 1) / 2) * 27,
    y: 344 + row * 25,
  })),
);

/**
 * Decorative picture of the brand's games in its colours.
 *
 * **Do:** Use the picture only as decoration.
 *
 * **Don't:** Put text into the picture: use a `PromoBanner`.
 */
export function HeroArt({ className, ...rest }: HeroArtProps) {
  const id = useId();
  const offers = useOffers();
  const [wingo, aviator, plinko] = [offers('wingo'), offers('aviator'), offers('plinko')];
  return (
    <svg {...rest} viewBox="0 0 520 520" aria-hidden className={classNames(styles.root, className)}>
      <defs>
        <linearGradient id={`${id}flight`} x1="0" x2="1">
          <stop offset="0" className={styles.sparkStop} stopOpacity="0" />
          <stop offset="0.7" className={styles.sparkStop} />
        </linearGradient>
      </defs>

      <g className={styles.orbits}>
        <circle cx="260" cy="264" r="128" />
        <circle cx="260" cy="264" r="186" strokeDasharray="2 10" />
        <circle cx="260" cy="264" r="244" />
      </g>

      {plinko && (
        <g className={styles.pegs}>
          {PEGS.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
          ))}
          <circle cx="404" cy="312" r="9" className={styles.dropping} />
        </g>
      )}

      {aviator && (
        <path
          d="M28 430C170 424 330 356 446 128"
          fill="none"
          stroke={`url(#${id}flight)`}
          strokeWidth="7"
          strokeLinecap="round"
        />
      )}

      {wingo && (
        <>
          <g className={styles.slow}>
            <Ball x={218} y={236} r={98} digit={7} colors={['green']} />
          </g>
          <g className={styles.floating}>
            <Ball x={96} y={112} r={50} digit={0} colors={['red', 'violet']} />
            <Ball x={112} y={386} r={42} digit={2} colors={['red']} />
          </g>
          <g className={styles.slow}>
            <Ball x={330} y={76} r={36} digit={5} colors={['green', 'violet']} />
          </g>
        </>
      )}

      {aviator && (
        <g className={styles.floating}>
          <path
            transform="translate(456 108) rotate(28)"
            d="M0 -34L22 26L0 14L-22 26Z"
            className={styles.plane}
          />
          <g transform="translate(396 196)">
            <rect x="-52" y="-23" width="104" height="46" rx="23" className={styles.chip} />
            <text className={styles.odds} fontSize="22" dy="0.35em" textAnchor="middle">
              2.45×
            </text>
          </g>
        </g>
      )}
    </svg>
  );
}
