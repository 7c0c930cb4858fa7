'use client';

import type { Scheme } from '@platform/tokens/browser';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Spinner } from '@platform/ui';
import { simulateVision, type ColourVision } from '../foundations/simulateVision';
import * as styles from './ScreenFrame.css';
import type { ShownFacts } from './shown';

export interface ScreenFrameProps {
  src: string;
  title: string;
  scheme: Scheme;
  /** The brand's CSS variables; without them the screen stays as it was. */
  variables: ReadonlyMap<string, string> | undefined;
  facts: ShownFacts | undefined;
  /** The `@font-face` rules of the brand's own typefaces. */
  faces: string;
  /** The kind of colour vision that is simulated. */
  vision: ColourVision;
  /** What the screen believes to be the size of its window, in px. */
  width: number;
  height: number;
  /** Called with the window of the screen once that is shown. */
  onReady?: ((page: Window) => void) | undefined;
}

/** A page of Storybook, as far as the Studio reaches into it. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: 'updateGlobals', payload: { globals: object }) => void;
  };
}

const STYLE = 'platform-studio';
const FACES = 'platform-studio-faces';

/** Writes a style sheet of the Studio into a page, after the page's own. */
function write(page: Document, id: string, css: string): void {
  const sheet =
    page.getElementById(id) ??
    page.head.appendChild(Object.assign(page.createElement('style'), { id }));
  sheet.textContent = css;
}

/** Dresses a page: what the brand says wins over what the page's own brand says. */
function dress(page: Document, scheme: Scheme, variables: ReadonlyMap<string, string>): void {
  const declarations = [...variables].map(([name, value]) => `${name}:${value}`).join(';');
  write(page, STYLE, `:root[data-brand]{color-scheme:${scheme};${declarations}}`);
  page.documentElement.dataset['scheme'] = scheme;
}

/** How much smaller a page is shown than it is, so that it fits. */
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

/**
 * A screen in a window of its own, of its own size, that changes its look with every step of the
 * brand at work and without reloading.
 */
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
    if (ready && page && variables) dress(page, scheme, variables);
  }, [ready, scheme, variables]);

  // Apart from the variables: a page loads its fonts again when their rules are written again.
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (ready && page) write(page, FACES, faces);
  }, [ready, faces]);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (ready && page) simulateVision(page, vision);
  }, [ready, vision]);

  // As text: what the brand says is the same while its colours change, and the story is then left alone.
  const said = facts && JSON.stringify(facts);
  useEffect(() => {
    if (!ready || said === undefined) return;
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.current?.contentWindow ??
      {}) as StoryWindow;
    channel?.emit('updateGlobals', { globals: { facts: JSON.parse(said) as ShownFacts } });
  }, [ready, said]);

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
