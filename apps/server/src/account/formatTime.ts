/** Formats a time with its time zone: `22 Nov 2026, 14:30 UTC`. */
export function formatTime(moment: Date, language = 'en'): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    numberingSystem: 'latn',
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(moment)} UTC`;
}
