import { el, grouped, keyButton, byId } from './dom.ts';
import type { ReportItem } from './reportData.ts';
import { selectedItem, standing, VIEWS, type State, type View } from './state.ts';

const VIEW_LABELS: Record<View, string> = {
  side: 'Side by side',
  overlay: 'Overlay',
  difference: 'Difference',
};

/** What the right side shows. */
export interface StageEvents {
  onView: (view: View) => void;
  onFit: () => void;
}

const picture = (address: string | undefined, alt: string) =>
  el('img', { src: address, alt, draggable: 'false' });

const figure = (caption: string, content: HTMLElement) =>
  el('figure', {}, el('figcaption', {}, caption), el('div', { class: 'picture' }, content));

function sideBySide({ before, after }: ReportItem, { report }: State) {
  const sides = [
    before !== undefined && figure(`Before: ${report.before}`, picture(before, 'Before')),
    after !== undefined && figure(`After: ${report.after}`, picture(after, 'After')),
  ];
  return sides.filter((side) => side !== false);
}

/** A picture on the common canvas of a change, at the scale of that canvas. */
function layer(address: string | undefined, alt: string, canvas: number) {
  const image = picture(address, alt);
  image.addEventListener('load', () => {
    image.style.inlineSize = `${(image.naturalWidth / canvas) * 100}%`;
  });
  return el('div', { class: 'layer' }, image);
}

/** Both pictures in one place, the old one left of a border that the slider moves. */
function overlay({ before, after, change }: ReportItem) {
  if (!change) return [];
  const stack = el(
    'div',
    { class: 'stack', style: `--width:${change.width};--height:${change.height}` },
    layer(before, 'Before, left of the border', change.width),
    layer(after, 'After, right of the border', change.width),
    el('div', { class: 'border', 'aria-hidden': 'true' }),
  );
  const slider = el('input', {
    id: 'slider',
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    'aria-label': 'Border between before and after, in percent',
  });
  const move = () => stack.style.setProperty('--split', `${slider.value}%`);
  slider.addEventListener('input', move);
  move();
  const caption = el('figcaption', {}, 'Before', slider, 'After');
  return [el('figure', { class: 'overlay' }, caption, stack)];
}

/** The new picture, dimmed, and on it the pixels that differ. */
function difference({ after, change }: ReportItem) {
  if (!change) return [];
  const { width, height, box } = change;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const place = [
    `left:${percent(box.left, width)}`,
    `top:${percent(box.top, height)}`,
    `width:${percent(box.width, width)}`,
    `height:${percent(box.height, height)}`,
  ];
  const stack = el(
    'div',
    { class: 'stack mask', style: `--width:${width};--height:${height}` },
    layer(after, 'After, dimmed', width),
    layer(change.mask, `The ${change.pixels} pixels that differ`, width),
    el('div', { class: 'box', style: place.join(';'), 'aria-hidden': 'true' }),
  );
  return [el('figure', {}, el('figcaption', {}, 'Pixels that differ'), stack)];
}

const DRAW = { side: sideBySide, overlay, difference };

function subject(state: State, item: ReportItem) {
  const mark = standing(state, item) ?? item.kind;
  const reason = mark === 'open' ? undefined : state.decisions[item.key]?.reason;
  const { change } = item;
  const size =
    change && `${grouped(change.pixels)} pixels in ${change.box.width} × ${change.box.height}`;
  return [
    el('h2', {}, `${item.title} · ${item.name}`),
    el(
      'p',
      {},
      el('span', { class: 'badge', 'data-standing': mark }, mark === 'added' ? 'new' : mark),
      ` ${[item.brand, `${item.width} px wide`, size, item.change && reason].filter(Boolean).join(' · ')}`,
    ),
  ];
}

function emptyStage({ report }: State) {
  const same = `${grouped(report.unchanged)} pictures are the same on both sides.`;
  const text = report.items.length === 0 ? `Nothing differs. ${same}` : 'Nothing is chosen.';
  byId('subject').replaceChildren(el('h2', {}, text));
  byId('views').replaceChildren();
  byId('stage').replaceChildren();
}

/** The right side: what is looked at, and how. */
export function drawStage(state: State, { onView, onFit }: StageEvents) {
  const item = selectedItem(state);
  if (!item) return emptyStage(state);
  // A new or removed story has one picture: there is nothing to lay over it.
  const view = item.change ? state.view : 'side';
  byId('subject').replaceChildren(...subject(state, item));
  byId('views').replaceChildren(
    ...(item.change ? VIEWS : []).map((one, index) =>
      keyButton(VIEW_LABELS[one], String(index + 1), () => onView(one), one === view),
    ),
    keyButton('Fit', 'z', onFit, state.fit),
  );
  const stage = byId('stage');
  stage.dataset['view'] = view;
  stage.toggleAttribute('data-fit', state.fit);
  stage.replaceChildren(...DRAW[view](item, state));
  stage.scrollTo(0, 0);
}
