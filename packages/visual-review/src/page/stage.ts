import { button, byId, el, grouped } from './dom.ts';
import { modeText } from './list.ts';
import type { ReportItem } from './reportData.ts';
import { causeNames, selectedItem, standing, VIEWS, type State, type View } from './state.ts';

const VIEW_LABELS: Record<View, string> = {
  side: 'Side by side',
  overlay: 'Overlay',
  difference: 'Difference',
};

const picture = (address: string | undefined, alt: string) =>
  el('img', { src: address, alt, draggable: 'false' });

const figure = (caption: string, content: HTMLElement) =>
  el('figure', {}, el('figcaption', {}, caption), content);

function sideBySide({ before, after }: ReportItem, { report }: State) {
  return [
    ...(before === undefined
      ? []
      : [figure(`Before: ${report.before}`, picture(before, 'Before'))]),
    ...(after === undefined ? [] : [figure(`After: ${report.after}`, picture(after, 'After'))]),
  ];
}

/** Places a screenshot on the canvas that both versions share, at the scale of the canvas. */
function layer(address: string | undefined, alt: string, canvas: number) {
  const image = picture(address, alt);
  image.addEventListener('load', () => {
    image.style.inlineSize = `${(image.naturalWidth / canvas) * 100}%`;
  });
  return el('div', { class: 'layer' }, image);
}

function overlay({ before, after, change }: ReportItem) {
  if (!change?.difference) return [];
  const { width, height } = change.difference;
  const stack = el(
    'div',
    { class: 'stack overlay', style: `--width:${width};--height:${height}` },
    layer(before, 'Before, left of the border', width),
    layer(after, 'After, right of the border', width),
    el('div', { class: 'divider', 'aria-hidden': 'true' }),
  );
  const label = 'Border between before and after, in percent';
  const slider = el('input', { id: 'slider', type: 'range', 'aria-label': label });
  const move = () => stack.style.setProperty('--split', `${slider.value}%`);
  slider.addEventListener('input', move);
  move();
  return [el('figure', {}, el('figcaption', {}, 'Before', slider, 'After'), stack)];
}

function difference({ after, change }: ReportItem) {
  if (!change?.difference) return [];
  const { width, height, box, mask, pixels } = change.difference;
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
    layer(mask, `The ${grouped(pixels)} pixels that differ`, width),
    el('div', { class: 'box', style: place.join(';'), 'aria-hidden': 'true' }),
  );
  return [figure('Pixels that differ', stack)];
}

const DRAW = { side: sideBySide, overlay, difference };

function subject(state: State, item: ReportItem) {
  const mark = standing(state, item) ?? item.kind;
  const decision = mark === 'open' || !item.change ? undefined : state.decisions[item.key];
  const { difference: found, failure } = item.change ?? {};
  const size =
    found && `${grouped(found.pixels)} pixels in ${found.box.width} × ${found.box.height}`;
  const causes = causeNames(state, item);
  const lines = [
    causes !== '' && `Cause: ${causes}`,
    failure !== undefined && `No picture before: ${failure}`,
    decision && `${decision.reason} (${decision.author}, ${decision.date.slice(0, 10)})`,
  ].filter((line) => typeof line === 'string');
  const badge = el(
    'span',
    { class: 'badge', 'data-standing': mark },
    mark === 'added' ? 'new' : mark,
  );
  return [
    el('h1', {}, `${item.title} · ${item.name}`),
    el('p', {}, badge, ` ${[modeText(item), size].filter(Boolean).join(' · ')}`),
    ...lines.map((line) => el('p', {}, line)),
  ];
}

/** Prevents late images of an earlier item from scrolling the stage. */
let shown = 0;

async function revealDifference({ change }: ReportItem) {
  shown += 1;
  const mine = shown;
  const stage = byId('stage');
  stage.scrollTo(0, 0);
  const images = [...stage.querySelectorAll('img')];
  await Promise.allSettled(images.map((image) => image.decode()));
  const image = images.at(-1);
  if (mine !== shown || !change?.difference || !image) return;
  const { box, width } = change.difference;
  // Measures from the canvas in a stack, where the box is relative to both screenshots.
  const canvas = image.closest('.stack');
  const place = (canvas ?? image).getBoundingClientRect();
  const around = stage.getBoundingClientRect();
  const scale = place.width / (canvas ? width : image.naturalWidth);
  const top = place.top - around.top + box.top * scale;
  const left = place.left - around.left + box.left * scale;
  const isInSight =
    top + Math.min(box.height * scale, 80) < around.height && left >= 0 && left + 40 < around.width;
  if (!isInSight) stage.scrollTo(left - 24, top - around.height / 4);
}

export function drawStage(state: State, change: (next: Partial<State>) => void) {
  const { report, fit } = state;
  const stage = byId('stage');
  const item = selectedItem(state);
  if (!item) {
    const same = `${grouped(report.unchanged)} pictures are the same on both sides.`;
    const text = report.items.length === 0 ? `Nothing differs. ${same}` : 'Nothing is chosen.';
    byId('subject').replaceChildren(el('h1', {}, text));
    byId('views').replaceChildren();
    stage.replaceChildren();
    return;
  }
  // Omits the other views for a new or removed story, which has only one screenshot.
  const isCompared = item.change?.difference !== undefined;
  const view = isCompared ? state.view : 'side';
  byId('subject').replaceChildren(...subject(state, item));
  byId('views').replaceChildren(
    ...(isCompared ? VIEWS : []).map((one, at) =>
      button(VIEW_LABELS[one], () => change({ view: one }), {
        key: String(at + 1),
        pressed: one === view,
      }),
    ),
    button('Fit', () => change({ fit: !fit }), { key: 'z', pressed: fit }),
  );
  stage.toggleAttribute('data-fit', fit);
  stage.replaceChildren(...DRAW[view](item, state));
  void revealDifference(item);
}
