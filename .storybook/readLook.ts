import type { Look } from './look';

/**
 * Converts a computed colour in any colour space to `#rrggbb`, the only format that Storybook's themes
 * accept.
 */
function hexOf(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return '#808080';
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function readLook(brand: string): Look {
  const probe = document.createElement('i');
  document.documentElement.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(--platform-color-${token})`;
    return hexOf(getComputedStyle(probe).color);
  };
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const look: Look = {
    scheme: scheme.startsWith('light') ? 'light' : 'dark',
    brand,
    canvas: read('canvas'),
    surface: read('surface'),
    raised: read('raised'),
    text: read('text-default'),
    muted: read('text-muted'),
    border: read('border-default'),
    accent: read('accent-text'),
  };
  probe.remove();
  return look;
}
