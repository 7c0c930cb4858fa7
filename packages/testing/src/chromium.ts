import settings from './chromium.json' with { type: 'json' };

/** Options with which every browser suite starts Debian's Chromium: the same pixels everywhere. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? settings.program,
  headless: true,
  args: settings.args,
};
