'use client';

import type { BrandFile, Scheme } from '@platform/tokens/browser';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Badge, Tabs, VisuallyHidden } from '@platform/ui';
import type { ColourVision } from '../foundations/simulateVision';
import { BrandOnServer } from './BrandOnServer';
import { Checks, type ChecksProps } from './Checks';
import type { Draft } from './draft';
import { FactsPanel } from './FactsPanel';
import { countFindings, factsOf } from './inspect';
import type { StudioOperator } from './operate';
import { Stage, type StudioScreen } from './Stage';
import { filledTabs } from './filledTabs.css';
import * as styles from './Studio.css';
import { StudioBar, type OtherBrands } from './StudioBar';
import { TokenPanel } from './TokenPanel';
import { useStudio, type StudioOptions } from './useStudio';

export interface StudioProps extends StudioOptions, Pick<ChecksProps, 'storyHref'> {
  /** Screens that show the brand. The first is initially selected. */
  screens: readonly StudioScreen[];
  /**
   * Initial scheme.
   * @default the brand's own; dark for a brand that follows the operating system
   */
  scheme?: Scheme | undefined;
  /** Calls of the server, as the signed-in person. Without them, brands can only be downloaded. */
  operator?: StudioOperator | undefined;
  /** Brands of the server that are loaded when the person chooses them. */
  others?: OtherBrands | undefined;
}

const ownSchemeOf = (facts: BrandFile | undefined): Scheme =>
  facts?.defaultScheme === 'light' ? 'light' : 'dark';

/** Panels of the Studio. Narrow screens show one at a time. */
const PANELS = [
  { id: 'tokens', label: 'Tokens' },
  { id: 'screens', label: 'Screens' },
  { id: 'checks', label: 'Checks' },
] as const;

/**
 * Brand editor with tokens, live screens, and the results of `brand check`. The result is a folder
 * for `tokens/brands`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Ctrl + Z, Ctrl + Shift + Z | undo, redo |
 */
export function Studio({
  screens,
  scheme: first,
  operator,
  others,
  storyHref,
  ...options
}: StudioProps) {
  const desk = useStudio(options);
  const [turned, setTurned] = useState<{ of: Draft; scheme: Scheme }>();
  // Each brand opens in its default scheme. The user's choice of scheme applies until another brand
  // opens.
  const scheme =
    turned?.of === desk.start ? turned.scheme : (first ?? ownSchemeOf(factsOf(desk.start)));
  const [vision, setVision] = useState<ColourVision>('normal');
  const [panel, setPanel] = useState<(typeof PANELS)[number]['id']>('tokens');
  const findings = countFindings(desk.report);
  const facts = useMemo(() => factsOf(desk.draft), [desk.draft]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Leaves undo in a text field to the browser.
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) desk.redo();
    else desk.undo();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of the whole page; every action has its button
    <div className={styles.studio} data-shown={panel} onKeyDown={onKeyDown}>
      <StudioBar
        desk={desk}
        scheme={scheme}
        onSchemeChange={(chosen) => setTurned({ of: desk.start, scheme: chosen })}
        vision={vision}
        onVisionChange={setVision}
        others={others}
      />
      <nav aria-label="Parts of the Studio" className={styles.switcher}>
        {PANELS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={panel === id}
            onClick={() => setPanel(id)}
            className={styles.switchButton}
          >
            <span>{label}</span>
            {id === 'checks' && findings > 0 && (
              <Badge tone="danger">
                {findings}
                <VisuallyHidden> to fix</VisuallyHidden>
              </Badge>
            )}
          </button>
        ))}
      </nav>
      <section aria-label="What the brand decides" data-panel="tokens" className={styles.panel}>
        <Tabs
          label="What the brand decides"
          className={filledTabs}
          items={[
            {
              id: 'tokens',
              label: 'Tokens',
              content: <TokenPanel desk={desk} scheme={scheme} />,
            },
            { id: 'facts', label: 'Name and logo', content: <FactsPanel desk={desk} /> },
            ...(operator
              ? [
                  {
                    id: 'publish',
                    label: 'Publish',
                    content: (
                      // The key resets messages and versions when another brand is opened.
                      <BrandOnServer
                        key={desk.draft.id}
                        desk={desk}
                        operator={operator}
                        shown={{ screens, scheme, vision }}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </section>
      <Stage
        screens={screens}
        scheme={scheme}
        vision={vision}
        variables={desk.variables}
        facts={facts}
        draft={desk.draft}
      />
      <Checks desk={desk} storyHref={storyHref} />
    </div>
  );
}
