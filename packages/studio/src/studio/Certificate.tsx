'use client';

import {
  compileTokens,
  LEAST_DISTANCE,
  measureGaps,
  pairName,
  type MeasuredGap,
  type MeasuredPair,
} from '@platform/tokens/browser';
import { useMemo, useState } from 'react';
import { Badge, Button, Heading, Text } from '@platform/ui';
import { folderOf, type BrandSources } from '../foundations/sources';
import * as rows from './Checks.css';
import * as styles from './Certificate.css';
import { inspect, lowContrastIn } from './inspect';

export interface CertificateProps {
  sources: BrandSources;
  brand: string;
  addressOf: (story: string, look: { brand: string; scheme: string }) => string;
}

/** Number of pairs in the collapsed list. */
const FIRST = 40;

const keyOf = ({ scheme, pair }: MeasuredPair) => scheme + JSON.stringify(pair);

/** Formats a ratio, rounded down, so that a failing value does not look sufficient. */
const floored = (value: number, digits: number) =>
  (Math.floor(value * 10 ** digits) / 10 ** digits).toFixed(digits);

/** Removes design pairs that also occur in a story. */
function distinct(pairs: readonly MeasuredPair[]): readonly MeasuredPair[] {
  const nameOf = ({ scheme, pair }: MeasuredPair) => `${scheme} ${pair.least} ${pairName(pair)}`;
  const found = new Set(pairs.filter(({ pair }) => pair.story !== undefined).map(nameOf));
  return pairs.filter((pair) => pair.pair.story !== undefined || !found.has(nameOf(pair)));
}

function Pair({
  measured,
  isShown,
  onShow,
}: {
  measured: MeasuredPair;
  isShown: boolean;
  onShow: () => void;
}) {
  const { scheme, pair, ratio, shown } = measured;
  return (
    <li className={rows.pair} data-contrast={ratio >= pair.least ? 'enough' : 'too-little'}>
      <span
        aria-hidden
        className={rows.sample}
        style={{ color: shown.front, background: shown.ground }}
        data-mark={pair.least === 4.5 ? 'Aa' : '◯'}
      />
      <span className={rows.pairText}>
        <span>{pairName(pair)}</span>
        <Text as="span" size="xs" tone="muted">
          {scheme} · {shown.front} on {shown.ground}
          {pair.where !== undefined && ` · ${pair.where}`}
        </Text>
      </span>
      <span className={rows.ratio}>
        <span>{floored(ratio, 2)}</span>
        <Text as="span" size="xs" tone="muted">
          {' '}
          of {pair.least}
        </Text>
      </span>
      {pair.story !== undefined && (
        <Button
          tone={isShown ? 'accent' : 'neutral'}
          aria-pressed={isShown}
          aria-label={`Show ${pairName(pair)}, ${scheme}`}
          onClick={onShow}
        >
          Show
        </Button>
      )}
    </li>
  );
}

const Gap = ({ scheme, roles, shown, distance, vision }: MeasuredGap) => (
  <li className={rows.pair} data-contrast={distance >= LEAST_DISTANCE ? 'enough' : 'too-little'}>
    <span aria-hidden className={styles.gap}>
      {shown.map((colour) => (
        <span key={colour} style={{ background: colour }} />
      ))}
    </span>
    <span className={rows.pairText}>
      <span>{roles.join(' and ')}</span>
      <Text as="span" size="xs" tone="muted">
        {scheme} · least distance with {vision === 'normal' ? 'normal vision' : vision}
      </Text>
    </span>
    <span className={rows.ratio}>
      <span>{floored(distance, 3)}</span>
      <Text as="span" size="xs" tone="muted">
        {' '}
        of {LEAST_DISTANCE}
      </Text>
    </span>
  </li>
);

/**
 * Table of the measurements of `brand check`, lowest ratio to the minimum first. A story shows the
 * selected pair in a component.
 */
export function Certificate({ sources, brand, addressOf }: CertificateProps) {
  const folder = folderOf(sources, brand);
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const measured = useMemo(() => {
    const report = inspect(folder, sources);
    const { tokens } = compileTokens(folder, sources.foundation);
    const gaps = tokens ? measureGaps(tokens).toSorted((a, b) => a.distance - b.distance) : [];
    return {
      id: folder.id,
      low: lowContrastIn(report).length,
      pairs: distinct(report.pairs),
      gaps,
    };
  }, [folder, sources]);
  const { id, low, pairs, gaps } = measured;
  const close = gaps.filter(({ distance }) => distance < LEAST_DISTANCE).length;
  const withStory = pairs.filter(({ pair }) => pair.story !== undefined);
  const current = withStory.find((pair) => keyOf(pair) === chosen) ?? withStory[0];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="m">
          Certificate of {id}
        </Heading>
        {low + close === 0 ? (
          <Badge tone="success">Every colour is within its limits</Badge>
        ) : (
          <Badge tone="danger">{low + close} below their bound</Badge>
        )}
        <Text as="span" size="s" tone="muted">
          {pairs.length} pairs of colours and {gaps.length} pairs of game colours measured
        </Text>
      </header>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs focus */}
      <div className={styles.list} role="region" aria-label="Measured" tabIndex={0}>
        <section className={styles.part}>
          <Heading level={2} size="s">
            Colours of the games
          </Heading>
          <ul className={rows.pairs}>
            {gaps.map((gap) => (
              <Gap key={gap.scheme + gap.roles.join()} {...gap} />
            ))}
          </ul>
        </section>
        <section className={styles.part}>
          <Heading level={2} size="s">
            Contrast
          </Heading>
          <ul className={rows.pairs}>
            {(all ? pairs : pairs.slice(0, FIRST)).map((pair) => (
              <Pair
                key={keyOf(pair)}
                measured={pair}
                isShown={pair === current}
                onShow={() => setChosen(keyOf(pair))}
              />
            ))}
          </ul>
          {pairs.length > FIRST && (
            <Button tone="quiet" onClick={() => setAll(!all)}>
              {all ? 'Show only the lowest' : `Show all ${pairs.length} pairs`}
            </Button>
          )}
        </section>
      </div>
      {current?.pair.story !== undefined && (
        <section className={styles.shown} aria-label="The component">
          <Text size="s" tone="muted">
            {pairName(current.pair)}, {current.scheme}
          </Text>
          <iframe
            className={styles.frame}
            title={`${current.pair.where ?? 'The component'}, ${current.scheme}`}
            src={addressOf(current.pair.story, { brand: id, scheme: current.scheme })}
          />
        </section>
      )}
    </div>
  );
}
