import {
  COLOUR_DEFICIENCIES,
  deficiencyMatrix,
  type ColourDeficiency,
} from '@platform/tokens/browser';
import { writeStyles } from './pageStyles';

export type ColourVision = 'normal' | ColourDeficiency;

export const VISION_CHOICES: readonly { value: ColourVision; label: string }[] = [
  { value: 'normal', label: 'Normal vision' },
  { value: 'protanopia', label: 'Protanopia (no red cones)' },
  { value: 'deuteranopia', label: 'Deuteranopia (no green cones)' },
  { value: 'tritanopia', label: 'Tritanopia (no blue cones)' },
];

const SVG = 'http://www.w3.org/2000/svg';
const FILTERS = 'platform-colour-deficiencies';
const filterOf = (vision: ColourDeficiency) => `platform-vision-${vision}`;

function addFilters(page: Document): void {
  if (page.getElementById(FILTERS)) return;
  const svg = page.createElementNS(SVG, 'svg');
  svg.id = FILTERS;
  svg.setAttribute('aria-hidden', 'true');
  Object.assign(svg.style, { position: 'absolute', inlineSize: '0', blockSize: '0' });
  for (const vision of Object.keys(COLOUR_DEFICIENCIES) as ColourDeficiency[]) {
    const filter = svg.appendChild(page.createElementNS(SVG, 'filter'));
    filter.id = filterOf(vision);
    filter.setAttribute('color-interpolation-filters', 'linearRGB');
    const matrix = filter.appendChild(page.createElementNS(SVG, 'feColorMatrix'));
    matrix.setAttribute('values', deficiencyMatrix(vision));
  }
  page.body.append(svg);
}

export function simulateVision(page: Document, vision: ColourVision): void {
  if (vision !== 'normal') addFilters(page);
  // Includes the top layer, because the filter of the root does not apply to its elements.
  const css =
    vision === 'normal' ? '' : `:root,dialog:modal,:popover-open{filter:url(#${filterOf(vision)})}`;
  writeStyles(page, 'colour vision', css);
}
