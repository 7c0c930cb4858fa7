'use client';

import {
  cssColour,
  formatProblem,
  hexOf,
  pairName,
  type ColourValue,
  type MeasuredPair,
  type Problem,
} from '@platform/tokens/browser';
import { useState } from 'react';
import { Badge, Button, Heading, Link, Notice, Text } from '@platform/ui';
import { countFindings, lowContrastIn, passes } from './inspect';
import * as styles from './Checks.css';
import type { StudioDesk } from './useStudio';

/** Number of passing pairs in the collapsed list, closest to the minimum first. */
const NEAREST = 8;

const keyOf = ({ scheme, pair }: MeasuredPair) => scheme + JSON.stringify(pair);

/** Formats a ratio, rounded down: 4.499 becomes 4.49, which fails. */
const digits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

interface PairRowProps {
  measured: MeasuredPair;
  desk: StudioDesk;
  storyHref: ChecksProps['storyHref'];
}

function PairRow({ measured, desk, storyHref }: PairRowProps) {
  const { scheme, pair, ratio, fixes, shown } = measured;
  const enough = passes(measured);
  const [first] = fixes;
  return (
    <li className={styles.pair} data-contrast={enough ? 'enough' : 'too-little'}>
      <span
        aria-hidden
        className={styles.sample}
        style={{ color: shown.front, background: shown.ground }}
        data-mark={pair.least === 4.5 ? 'Aa' : '◯'}
      />
      <span className={styles.pairText}>
        <span>{pairName(pair)}</span>
        <Text as="span" size="xs" tone="muted">
          {scheme}
          {pair.where !== undefined && ` · ${pair.where}`}
          {storyHref && pair.story !== undefined && (
            <>
              {' · '}
              <Link href={storyHref(pair.story)} target="_top">
                see it
              </Link>
            </>
          )}
        </Text>
      </span>
      <span className={styles.ratio}>
        <span>{digits(ratio)}</span>
        <Text as="span" size="xs" tone="muted">
          {' '}
          of {pair.least}
        </Text>
      </span>
      {!enough &&
        (first?.kind === 'token' ? (
          <Button tone="neutral" onClick={() => desk.apply(fixes)}>
            <span
              aria-hidden
              className={styles.dot}
              style={{ background: cssColour(first.value as ColourValue) }}
            />
            Use {hexOf(first.value as ColourValue)}
          </Button>
        ) : (
          <Text as="span" size="s" tone="danger">
            Move the two colours further apart
          </Text>
        ))}
    </li>
  );
}

function ProblemNotice({ problem, desk }: { problem: Problem; desk: StudioDesk }) {
  const { fix } = problem;
  return (
    <Notice tone="danger">
      <p>{formatProblem(problem)}</p>
      {fix?.kind === 'token' && (
        <Button tone="neutral" onClick={() => desk.apply([fix])}>
          <span
            aria-hidden
            className={styles.dot}
            style={{ background: cssColour(fix.value as ColourValue) }}
          />
          Use {hexOf(fix.value as ColourValue)}
        </Button>
      )}
    </Notice>
  );
}

export interface ChecksProps {
  desk: StudioDesk;
  /** @default no links to stories */
  storyHref?: ((story: string) => string) | undefined;
}

/** List of the findings in the draft. Problems come first, each with its fix. */
export function Checks({ desk, storyHref }: ChecksProps) {
  const { pairs, outside, problems } = desk.report;
  const [all, setAll] = useState(false);
  const low = lowContrastIn(desk.report);
  const listed = all ? pairs : pairs.slice(0, low.length + NEAREST);
  const fixes = [
    ...low.flatMap((pair) => pair.fixes),
    ...problems.flatMap(({ fix }) => (fix?.kind === 'token' ? fix : [])),
  ];
  const isFine = countFindings(desk.report) === 0;
  return (
    <section aria-label="Checks" data-panel="checks" className={styles.checks}>
      <div className={styles.checksTitle}>
        <Heading level={2} size="s">
          Checks
        </Heading>
        <output className={styles.verdict}>
          {isFine && <Badge tone="success">Passes brand check</Badge>}
          {problems.length > 0 && <Badge tone="danger">{problems.length} refused</Badge>}
          {low.length > 0 && <Badge tone="danger">{low.length} low contrast</Badge>}
          {outside.length > 0 && <Badge tone="warning">{outside.length} outside sRGB</Badge>}
          <Text as="span" size="s" tone="muted">
            {pairs.length} pairs measured
          </Text>
        </output>
        {fixes.length > 0 && (
          <Button tone="neutral" onClick={() => desk.apply(fixes)}>
            Fix all contrast
          </Button>
        )}
        {outside.length > 0 && (
          <Button tone="neutral" onClick={() => desk.apply(outside.map(({ fix }) => fix))}>
            Clamp all colours
          </Button>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs focus */}
      <div className={styles.findings} role="region" aria-label="Findings" tabIndex={0}>
        {problems.map((problem) => (
          <ProblemNotice key={formatProblem(problem)} problem={problem} desk={desk} />
        ))}
        {outside.length > 0 && (
          <ul className={styles.pairs}>
            {outside.map(({ path, scheme, value, fix }) => (
              <li key={scheme + path} className={styles.pair}>
                <span
                  aria-hidden
                  className={styles.sample}
                  style={{ background: cssColour(value) }}
                />
                <span className={styles.pairText}>
                  <span>{path}</span>
                  <Text as="span" size="xs" tone="muted">
                    {scheme} · outside sRGB, shown as {hexOf(value)}
                  </Text>
                </span>
                <Button tone="neutral" onClick={() => desk.apply([fix])}>
                  Clamp
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ul className={styles.pairs} aria-label="Pairs of colours, the lowest contrast first">
          {listed.map((measured) => (
            <PairRow key={keyOf(measured)} measured={measured} desk={desk} storyHref={storyHref} />
          ))}
        </ul>
        {pairs.length > NEAREST && (
          <Button tone="quiet" onClick={() => setAll(!all)}>
            {all ? 'Show only the nearest' : `Show all ${pairs.length} pairs`}
          </Button>
        )}
      </div>
    </section>
  );
}
