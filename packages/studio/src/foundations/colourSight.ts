import { COLOUR_SIGHTS, sightMatrix, type ColourSight } from '@platform/tokens/browser';

/** How a page can be looked at. */
export type Sight = 'normal' | ColourSight;

/** The choices of a toolbar, the usual one first. */
export const SIGHT_CHOICES: readonly { value: Sight; label: string }[] = [
  { value: 'normal', label: 'Normal sight' },
  { value: 'protanopia', label: 'Protanopia (no red cones)' },
  { value: 'deuteranopia', label: 'Deuteranopia (no green cones)' },
  { value: 'tritanopia', label: 'Tritanopia (no blue cones)' },
];

const SVG = 'http://www.w3.org/2000/svg';
const FILTERS = 'platform-colour-sights';
const filterOf = (sight: ColourSight) => `platform-sight-${sight}`;

/** The filters, as drawings that take no room. */
function addFilters(page: Document): void {
  if (page.getElementById(FILTERS)) return;
  const svg = page.createElementNS(SVG, 'svg');
  svg.id = FILTERS;
  svg.setAttribute('aria-hidden', 'true');
  Object.assign(svg.style, { position: 'absolute', inlineSize: '0', blockSize: '0' });
  for (const sight of Object.keys(COLOUR_SIGHTS) as ColourSight[]) {
    const filter = svg.appendChild(page.createElementNS(SVG, 'filter'));
    filter.id = filterOf(sight);
    filter.setAttribute('color-interpolation-filters', 'linearRGB');
    const matrix = filter.appendChild(page.createElementNS(SVG, 'feColorMatrix'));
    matrix.setAttribute('values', sightMatrix(sight));
  }
  page.body.append(svg);
}

const STYLE = 'platform-colour-sight';

/** Shows a page as people of a kind of sight see it. */
export function showSight(page: Document, sight: Sight): void {
  const sheet = page.getElementById(STYLE);
  if (sight === 'normal') {
    sheet?.remove();
    return;
  }
  addFilters(page);
  const style =
    sheet ?? page.head.appendChild(Object.assign(page.createElement('style'), { id: STYLE }));
  // What is in the top layer is not painted as part of the root.
  style.textContent = `:root,dialog:modal,:popover-open{filter:url(#${filterOf(sight)})}`;
}
