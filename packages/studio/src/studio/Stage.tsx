'use client';

import { gameOn, type BrandFile, type PageName, type Scheme } from '@platform/tokens/browser';
import { Monitor, Smartphone } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { IconButton, Tabs } from '@platform/ui';
import type { ColourVision } from '../foundations/simulateVision';
import type { Draft } from './draft';
import { ScreenFrame } from './ScreenFrame';
import { shownFaces, shownFacts } from './shown';
import * as styles from './Stage.css';

export interface StudioScreen {
  id: string;
  label: string;
  /** URL of the page, without the brand or scheme. */
  src: string;
  /** Page of the screen. The screen of a game is shown only if the brand offers the game. */
  page: PageName;
}

export interface StageProps {
  screens: readonly StudioScreen[];
  scheme: Scheme;
  vision: ColourVision;
  variables: ReadonlyMap<string, string> | undefined;
  facts: BrandFile | undefined;
  draft: Draft;
}

const DEVICES = { desk: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

export function Stage({ screens, scheme, vision, variables, facts, draft }: StageProps) {
  const [device, setDevice] = useState<keyof typeof DEVICES>('desk');
  const [chosen, setChosen] = useState<string>();
  // Defers the draft, because reading every file is too slow for every slider movement.
  const settled = useDeferredValue(draft);
  const shown = useMemo(() => shownFacts(settled), [settled]);
  const faces = useMemo(() => shownFaces(settled), [settled]);
  const offered = screens.filter(({ page }) => {
    const game = gameOn(page);
    return game === undefined || facts?.games?.includes(game) !== false;
  });
  const open = offered.find(({ id }) => id === chosen) ?? offered[0];
  return (
    <section aria-label="Screens" data-panel="screens" className={styles.stage}>
      <div className={styles.devices}>
        <IconButton
          label="On a desk"
          tooltip
          aria-pressed={device === 'desk'}
          onClick={() => setDevice('desk')}
        >
          <Monitor aria-hidden />
        </IconButton>
        <IconButton
          label="On a phone"
          tooltip
          aria-pressed={device === 'phone'}
          onClick={() => setDevice('phone')}
        >
          <Smartphone aria-hidden />
        </IconButton>
      </div>
      <Tabs
        label="Screens"
        className={styles.screens}
        value={open?.id ?? ''}
        onValueChange={setChosen}
        items={offered.map(({ id, label, src }) => ({
          id,
          label,
          content: (
            <ScreenFrame
              src={src}
              title={label}
              scheme={scheme}
              vision={vision}
              variables={variables}
              facts={shown}
              faces={faces}
              {...DEVICES[device]}
            />
          ),
        }))}
      />
    </section>
  );
}
