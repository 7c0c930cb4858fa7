import { el, grouped, keyButton, byId } from './dom.ts';
import type { ReportItem } from './reportData.ts';
import { modeText } from './list.ts';
import { causesOf, selectedItem, standing, VIEWS, type State, type View } from './state.ts';

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
  if (!change?.difference) return [];
  const { width, height } = change.difference;
  const stack = el(
    'div',
    { class: 'stack', style: `--width:${width};--height:${height}` },
    layer(before, 'Before, left of the border', width),
    layer(after, 'After, right of the border', width),
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
  return [el('figure', {}, el('figcaption', {}, 'Pixels that differ'), stack)];
}

const DRAW = { side: sideBySide, overlay, difference };

function subject(state: State, item: ReportItem) {
  const mark = standing(state, item) ?? item.kind;
  const decision = mark === 'open' || !item.change ? undefined : state.decisions[item.key];
  const { difference: found, failure } = item.change ?? {};
  const size =
    found && `${grouped(found.pixels)} pixels in ${found.box.width} × ${found.box.height}`;
  const causes = causesOf(state, item);
  const lines = [
    causes.length > 0 && `Cause: ${causes.map(({ name }) => name).join(' and ')}`,
    failure !== undefined && `No picture before: ${failure}`,
    decision && `${decision.reason} (${decision.author}, ${decision.date.slice(0, 10)})`,
  ].filter((line) => typeof line === 'string');
  return [
    el('h1', {}, `${item.title} · ${item.name}`),
    el(
      'p',
      {},
      el('span', { class: 'badge', 'data-standing': mark }, mark === 'added' ? 'new' : mark),
      ` ${[modeText(item), size].filter(Boolean).join(' · ')}`,
    ),
    ...lines.map((line) => el('p', {}, line)),
  ];
}

/** What the stage shows now: a picture that arrives late scrolls no other one. */
let shown = 0;

/** Scrolls the stage to the difference, where that is out of sight. */
async function revealDifference({ change }: ReportItem) {
  shown += 1;
  const mine = shown;
  const stage = byId('stage');
  stage.scrollTo(0, 0);
  const images = [...stage.querySelectorAll('img')];
  await Promise.allSettled(images.map((image) => image.decode()));
  const [image] = images.slice(-1);
  if (mine !== shown || !change?.difference || !image) return;
  const { box, width } = change.difference;
  // In an overlay the picture lies on a canvas that is as large as both.
  const canvas = image.closest('.stack') ?? image;
  const pictureWidth = canvas === image ? image.naturalWidth : width;
  const place = canvas.getBoundingClientRect();
  const around = stage.getBoundingClientRect();
  const scale = place.width / pictureWidth;
  const top = place.top - around.top + box.top * scale;
  const left = place.left - around.left + box.left * scale;
  const isIn =
    top + Math.min(box.height * scale, 80) < around.height && left + 40 < around.width && left >= 0;
  if (!isIn) stage.scrollTo(Math.max(0, left - 24), Math.max(0, top - around.height / 4));
}

function emptyStage({ report }: State) {
  const same = `${grouped(report.unchanged)} pictures are the same on both sides.`;
  const text = report.items.length === 0 ? `Nothing differs. ${same}` : 'Nothing is chosen.';
  byId('subject').replaceChildren(el('h1', {}, text));
  byId('views').replaceChildren();
  byId('stage').replaceChildren();
}

/** The right side: what is looked at, and how. */
export function drawStage(state: State, { onView, onFit }: StageEvents) {
  const item = selectedItem(state);
  if (!item) return emptyStage(state);
  // A new or removed story has one picture: there is nothing to lay over it.
  const isCompared = item.change?.difference !== undefined;
  const view = isCompared ? state.view : 'side';
  byId('subject').replaceChildren(...subject(state, item));
  byId('views').replaceChildren(
    ...(isCompared ? VIEWS : []).map((one, index) =>
      keyButton(VIEW_LABELS[one], String(index + 1), () => onView(one), one === view),
    ),
    keyButton('Fit', 'z', onFit, state.fit),
  );
  const stage = byId('stage');
  stage.dataset['view'] = view;
  stage.toggleAttribute('data-fit', state.fit);
  stage.replaceChildren(...DRAW[view](item, state));
  void revealDifference(item);
}
