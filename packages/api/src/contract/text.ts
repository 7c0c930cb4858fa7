import * as v from 'valibot';
import { problemMessage } from './problemMessage';

const tooLong = (longest: number) => problemMessage({ code: 'tooLong', params: { longest } });

/** Databases refuse the zero character, and no text has any of its kind. */
const without = (controls: RegExp) =>
  v.check((text: string) => !controls.test(text), problemMessage({ code: 'controlCharacters' }));

/** A line of text, at most so long; spaces around it do not count. */
export const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, tooLong(longest)), without(/\p{Cc}/u));

/** A line that must be there. */
export const required = (message: string, longest: number) =>
  v.pipe(line(longest), v.nonEmpty(message));

/** A text that may have several lines. */
export const paragraphs = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, tooLong(longest)),
    without(/(?![\t\n\r])\p{Cc}/u),
  );
