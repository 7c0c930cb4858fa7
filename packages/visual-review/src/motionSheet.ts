import { basename } from 'node:path';
import type { Motion, MotionValue } from './motionOnPage.ts';

const STYLE = `
  :root { color-scheme: only light; background: #fff }
  body { margin: 0; padding: 16px; color: #16181d; font: 13px/1.4 system-ui, sans-serif }
  p, h1, h2, h3, ul, pre { margin: 0; padding: 0; font: inherit }
  h1 { color: #5b616b; font-size: 12px }
  h2 { margin-top: 20px; padding-bottom: 4px; border-bottom: 1px solid #d9dce1; font-size: 15px; font-weight: 700 }
  article { padding: 10px 0; border-bottom: 1px solid #eceef1 }
  h3, pre { font: 11.5px/1.45 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; white-space: pre-wrap }
  h3 { color: #16181d; font-weight: 700 }
  .setting, .scopes, .easing, .still { color: #5b616b; font-size: 12px }
  .line b { overflow-wrap: anywhere }
  .line { display: grid; grid-template-columns: 32px minmax(0, 1fr); gap: 2px 12px; margin-top: 8px }
  .line > :not(svg) { grid-column: 2 }
  svg { grid-column: 1; grid-row: 1 / span 3; width: 32px; height: 32px; background: #f3f4f6; overflow: visible }
  path { fill: none; stroke: #1f5fd0; stroke-width: 2 }
  .time {
    height: 6px; overflow: hidden; border-radius: 2px;
    background: repeating-linear-gradient(90deg, #c3c8d0 0 1px, #f3f4f6 1px 30px);
  }
  .time i { display: block; height: 6px; min-width: 1px; background: #1f5fd0 }
  pre { margin-top: 4px; color: #3d434c }
`;

/** Width of a time bar in pixels per millisecond, the same on every sheet. */
const PIXELS_PER_MS = 0.06;
const MARK_MS = 500;

const CURVES: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** Initial values, which the sheet leaves out. */
const USUAL: Readonly<Record<string, string>> = {
  'transition-behavior': 'normal',
  'animation-iteration-count': '1',
  'animation-direction': 'normal',
  'animation-fill-mode': 'none',
  'animation-play-state': 'running',
  'animation-timeline': 'auto',
  'animation-range-start': 'normal',
  'animation-range-end': 'normal',
  'animation-composition': 'replace',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Splits a list at the commas outside brackets. */
const listOf = (text = '') => text.match(/(?:[^,()\s]|\s(?=[^\s,])|\([^()]*\))+/g) ?? [];

const msOf = (time = '0s') => Math.round(Number.parseFloat(time) * 1e5) / 100 || 0;

/** Draws an easing as a curve from the lower left to the upper right. */
function curve(easing: string): string {
  const points =
    CURVES[easing] ?? /^cubic-bezier\((.*)\)$/.exec(easing)?.[1]?.split(',').map(Number);
  if (points?.length !== 4) return '<svg></svg>';
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.map(
    (one, at) => 32 * (at % 2 === 0 ? one : 1 - one),
  );
  return `<svg viewBox="0 0 32 32"><path d="M0 32 C${x1} ${y1} ${x2} ${y2} 32 0" /></svg>`;
}

/** Describes one transition or animation: curve, duration as text and bar, and non-initial values. */
function line(kind: string, what: string, { declared, frames }: MotionValue, at: number): string {
  const own = (name: string) => {
    const values = listOf(declared[`${kind}-${name}`]);
    return values[at % values.length];
  };
  const [duration, delay] = [msOf(own('duration')), msOf(own('delay'))];
  const easing = own('timing-function') ?? 'ease';
  const unusual = Object.keys(USUAL).flatMap((property) => {
    const value = property.startsWith(kind) ? own(property.slice(kind.length + 1)) : undefined;
    return value === undefined || value === USUAL[property] ? [] : [value];
  });
  const after = delay === 0 ? [] : [`after ${delay} ms`];
  const bar = `margin-left: ${delay * PIXELS_PER_MS}px; width: ${duration * PIXELS_PER_MS}px`;
  return `<div class="line">${curve(easing)}
    <p><b>${escaped(what)}</b> ${[`${duration} ms`, ...after].join(' ')}</p>
    <p class="easing">${escaped([easing, ...unusual].join(', '))}</p>
    <p class="time"><i style="${bar}"></i></p>
    ${kind === 'animation' ? framesText(frames[own('name') ?? '']) : ''}
  </div>`;
}

const framesText = (frames = '') => `<pre>${escaped(frames)}</pre>`;

/** Describes the transitions and animations of a rule. A rule without a duration is listed by property. */
function linesOf(value: MotionValue): string {
  const { declared, frames } = value;
  const single = (name: string) =>
    // Leave out the names of keyframes: the build generates them.
    name === 'animation-name' && declared[name] !== 'none'
      ? `<p>animation</p>${listOf(declared[name])
          .map((one) => framesText(frames[one]))
          .join('')}`
      : `<pre>${escaped(`${name}: ${declared[name]}`)}</pre>`;
  return (['transition', 'animation'] as const)
    .flatMap((kind) => {
      const own = Object.keys(declared).filter((name) => name.startsWith(kind));
      const moving = listOf(
        declared[kind === 'transition' ? 'transition-property' : 'animation-name'],
      );
      if (moving.length === 0 || declared[`${kind}-duration`] === undefined) return own.map(single);
      if (moving.join() === 'none') return [`<p class="still">no ${kind}</p>`];
      return moving.map((name, at) => line(kind, kind === 'transition' ? name : kind, value, at));
    })
    .join('');
}

/** Lists the brands that have a value. Adds the scheme if only one scheme of a brand has the value. */
function scopesText({ scopes }: MotionValue, all: ReadonlySet<string>): string {
  const brandOf = (scope: string) => scope.split(' ')[0] ?? '';
  const isWhole = (brand: string) =>
    [...all].every((scope) => brandOf(scope) !== brand || scopes.includes(scope));
  return [
    ...new Set(scopes.map((scope) => (isWhole(brandOf(scope)) ? brandOf(scope) : scope))),
  ].join(', ');
}

function article({ className, selector, settings, variables, values }: Motion): string {
  const all = new Set(values.flatMap(({ scopes }) => scopes));
  const shown = values.map((value) => {
    const scopes = value.scopes.length === all.size ? '' : scopesText(value, all);
    return `${scopes === '' ? '' : `<p class="scopes">${escaped(scopes)}</p>`}${linesOf(value)}`;
  });
  return `<article class="${[className, ...variables].join(' ')}">
    <h3>${escaped(selector)}</h3>
    ${settings.map((setting) => `<p class="setting">${escaped(setting)}</p>`).join('')}
    ${shown.join('')}
  </article>`;
}

/**
 * Writes the motion of a story as a static document: elements, states, durations and easings. Each part
 * has the classes and variables of its rule, so that causes are found as in any other picture.
 */
export function motionSheet(motions: readonly Motion[]): string {
  const files = [...new Set(motions.map(({ file }) => file))].sort();
  const sections = files.map((file) => {
    const own = motions.filter((motion) => motion.file === file).map(article);
    return `<section><h2>${escaped(basename(file, '.css.ts'))}</h2>${[...new Set(own)].join('')}</section>`;
  });
  const title =
    files.length === 0 ? 'Nothing moves.' : `What moves, and how long: a mark each ${MARK_MS} ms.`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${STYLE}</style>
    <body><h1>${title}</h1>${sections.join('')}</body></html>`;
}
