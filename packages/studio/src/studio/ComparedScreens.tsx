'use client';

import { gamesOf, touchedPages, type Difference, type Foundation } from '@platform/tokens/browser';
import { SCHEMES, type Scheme } from '@platform/tokens/browser';
import { useMemo, useState } from 'react';
import { SegmentedControl, Select, Text } from '@platform/ui';
import type { ColourVision } from '../foundations/simulateVision';
import { lookOf, looksSame } from './brandLook';
import * as styles from './ComparedScreens.css';
import type { Draft } from './draft';
import { SHEET } from './looks';
import { ScreenFrame } from './ScreenFrame';
import { scrollTogether } from './scrollTogether';
import type { StudioScreen } from './Stage';
import { useMediaQuery } from './useMediaQuery';

export interface ComparedState {
  name: string;
  folder: Draft;
}

export interface ComparedScreensProps {
  from: ComparedState;
  to: ComparedState;
  difference: Difference;
  foundation: Foundation;
  /** Candidate screens. The comparison shows only those that the change affects. */
  screens: readonly StudioScreen[];
  /** Initial scheme, if the states differ in this scheme. */
  scheme: Scheme;
  vision: ColourVision;
}

type Side = 'before' | 'after';
type View = Side | 'both';

const PHONE = { width: 390, height: 560 };

const SIDES = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const satisfies readonly { value: Side; label: string }[];
const VIEWS = [{ value: 'both', label: 'Side by side' }, ...SIDES] as const;

/**
 * Affected screens before and after a change, at phone width, side by side or overlaid. Both screens
 * scroll together.
 */
export function ComparedScreens({
  from,
  to,
  difference,
  foundation,
  screens,
  scheme: first,
  vision,
}: ComparedScreensProps) {
  const before = useMemo(() => lookOf(from.folder, foundation), [from, foundation]);
  const after = useMemo(() => lookOf(to.folder, foundation), [to, foundation]);
  const pages = useMemo(
    () => touchedPages(difference, gamesOf(from.folder, to.folder)),
    [difference, from, to],
  );
  const changed = useMemo(
    () => SCHEMES.filter((one) => before && after && !looksSame(before, after, one)),
    [before, after],
  );
  const [chosen, setScheme] = useState<Scheme>();
  const [view, setView] = useState<View>('both');
  const [id, setId] = useState<string>();
  const [follow] = useState(scrollTogether);
  const isNarrow = useMediaQuery(SHEET);

  if (!before || !after) {
    return <Text>{before ? to.name : from.name} cannot be shown: its tokens are not valid.</Text>;
  }
  const touched = screens.filter(({ page }) => pages.includes(page));
  const screen = touched.find((one) => one.id === id) ?? touched[0];
  if (!screen || changed.length === 0) {
    return <Text>The screens look the same. The differences do not show on them.</Text>;
  }
  const scheme = chosen ?? (changed.includes(first) ? first : (changed[0] ?? first));
  // Replaces the side-by-side view in narrow windows, which have no space for two screens.
  const shown = isNarrow && view === 'both' ? 'after' : view;
  const looks = { before, after };
  const names = { before: from.name, after: to.name };
  return (
    <div className={styles.compared}>
      <div className={styles.choices}>
        <Select
          label="Screen"
          value={screen.id}
          options={touched.map(({ id: value, label }) => ({ value, label }))}
          onValueChange={setId}
        />
        <SegmentedControl
          label="Colour scheme"
          value={scheme}
          options={[
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ]}
          onValueChange={setScheme}
        />
        <SegmentedControl
          label="Show"
          className={styles.view}
          value={shown}
          options={isNarrow ? SIDES : VIEWS}
          onValueChange={setView}
        />
      </div>
      <Text size="s" tone="muted" role="status" className={styles.status}>
        {!changed.includes(scheme) && `Nothing looks different in ${scheme}.`}
      </Text>
      <div className={styles.sides} data-view={shown}>
        {SIDES.map(({ value: side, label }) => (
          <figure
            key={side}
            className={styles.side}
            data-hidden={(shown !== 'both' && shown !== side) || undefined}
          >
            <figcaption className={styles.caption}>
              <strong>{label}</strong> <span>{names[side]}</span>
            </figcaption>
            <ScreenFrame
              key={screen.id}
              src={screen.src}
              title={`${screen.label}, ${side}`}
              scheme={scheme}
              vision={vision}
              variables={looks[side].variables}
              facts={looks[side].facts}
              faces={looks[side].faces}
              onReady={(page) => follow(side, page)}
              {...PHONE}
            />
          </figure>
        ))}
      </div>
    </div>
  );
}
