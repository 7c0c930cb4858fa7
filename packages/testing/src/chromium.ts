import settings from './chromium.json' with { type: 'json' };

/** How every browser suite starts Debian's Chromium: the same program, the same pixels. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? settings.program,
  headless: true,
  args: settings.args,
};
