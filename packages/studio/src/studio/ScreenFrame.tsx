'use client';

import type { Scheme } from '@platform/tokens/browser';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Spinner } from '@platform/ui';
import { writeStyles } from '../foundations/pageStyles';
import { FACTS_EVENT } from '../foundations/screenFacts';
import { simulateVision, type ColourVision } from '../foundations/simulateVision';
import * as styles from './ScreenFrame.css';
import type { ShownFacts } from './shown';

export interface ScreenFrameProps {
  src: string;
  title: string;
  scheme: Scheme;
  /** CSS variables of the brand; undefined to keep the last look of the screen. */
  variables: ReadonlyMap<string, string> | undefined;
  facts: ShownFacts | undefined;
  /** `@font-face` rules of the brand's own typefaces. */
  faces: string;
  vision: ColourVision;
  width: number;
  height: number;
  onReady?: ((page: Window) => void) | undefined;
}

function applyBrand(page: Document, scheme: Scheme, variables: ReadonlyMap<string, string>): void {
  const declarations = [...variables].map(([name, value]) => `${name}:${value}`).join(';');
  writeStyles(page, 'brand', `:root[data-brand]{color-scheme:${scheme};${declarations}}`);
  page.documentElement.dataset['scheme'] = scheme;
}

function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, scale: room === 0 ? 1 : Math.min(1, room / width) };
}

/** Frame with a screen. Changes to the brand update the screen without a reload. */
export function ScreenFrame({
  src,
  title,
  scheme,
  variables,
  facts,
  faces,
  vision,
  width,
  height,
  onReady,
}: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { box, scale } = useScale(width);
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (ready && page && variables) applyBrand(page, scheme, variables);
  }, [ready, scheme, variables]);

  // Uses a separate effect, because rewriting `@font-face` rules reloads the page's fonts.
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (ready && page) writeStyles(page, 'faces', faces);
  }, [ready, faces]);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (ready && page) simulateVision(page, vision);
  }, [ready, vision]);

  // Compares the facts as text, so that a colour change does not update the story's facts.
  const serialized = facts && JSON.stringify(facts);
  useEffect(() => {
    if (!ready || serialized === undefined) return;
    frame.current?.contentWindow?.dispatchEvent(
      new CustomEvent(FACTS_EVENT, { detail: JSON.parse(serialized) as ShownFacts }),
    );
  }, [ready, serialized]);

  return (
    <div ref={box} className={styles.screenWindow} data-state={ready ? 'ready' : 'loading'}>
      {!ready && <Spinner size="large" className={styles.waiting} />}
      <iframe
        ref={frame}
        src={src}
        title={title}
        className={styles.frame}
        style={{ '--w': `${width}px`, '--h': `${height}px`, '--scale': scale } as CSSProperties}
        onLoad={() => {
          const page = frame.current?.contentDocument;
          const root = page?.getElementById('storybook-root') ?? page?.body;
          if (!page || !root) return;
          const show = () => {
            if (root.childElementCount === 0) return;
            observer.disconnect();
            setReady(true);
            if (page.defaultView) onReady?.(page.defaultView);
          };
          const observer = new MutationObserver(show);
          observer.observe(root, { childList: true });
          show();
        }}
      />
    </div>
  );
}
