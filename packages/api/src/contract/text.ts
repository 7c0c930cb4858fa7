import * as v from 'valibot';
import { problemMessage } from './problemMessage';

const tooLong = (longest: number) => problemMessage({ code: 'tooLong', params: { longest } });

/** Refuses control characters, because databases refuse the null character. */
const without = (controls: RegExp) =>
  v.check((text: string) => !controls.test(text), problemMessage({ code: 'controlCharacters' }));

export const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, tooLong(longest)), without(/\p{Cc}/u));

export const required = (message: string, longest: number) =>
  v.pipe(line(longest), v.nonEmpty(message));

export const paragraphs = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, tooLong(longest)),
    without(/(?![\t\n\r])\p{Cc}/u),
  );
