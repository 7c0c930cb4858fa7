/** Returns true if a file matches a pattern in the `accept` attribute: '.pdf', 'image/*'. */
const matches = ({ name, type }: File, pattern: string): boolean => {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
  if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
  return type === pattern;
};

const patternsOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .filter(Boolean);

export function isAccepted(file: File, accept: string): boolean {
  const patterns = patternsOf(accept);
  return patterns.length === 0 || patterns.some((pattern) => matches(file, pattern));
}

/** Names of media categories, such as images. Other types are named after their extension. */
export type TypeNames = Readonly<Record<'images' | 'videos' | 'audio', string>>;

/**
 * Formats the accepted types as a list.
 *
 * @example acceptedTypes('.pdf,image/*', 'en', texts) // 'PDF or images'
 */
export function acceptedTypes(accept: string, language: string, names: TypeNames): string {
  const whole: Readonly<Record<string, string>> = {
    'image/*': names.images,
    'video/*': names.videos,
    'audio/*': names.audio,
  };
  const types = patternsOf(accept).map(
    (pattern) => whole[pattern] ?? (pattern.split(/[./]/).at(-1) ?? pattern).toUpperCase(),
  );
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(new Set(types));
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Formats a file size in decimal units.
 *
 * @example fileSize(2_500_000, 'en') // '2.5 MB'
 */
export function fileSize(bytes: number, language: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}

export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
