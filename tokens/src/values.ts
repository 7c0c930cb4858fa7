import { LANGUAGES } from '@platform/messages/languages';
import * as v from 'valibot';
import { CONTROL } from './problem.ts';

/** Text up to a maximum length, without control characters. */
export const text = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must not be longer than ${most} characters`),
    v.check(
      (value) => !CONTROL.test(value),
      'must not hold line breaks, or control characters such as those that turn the direction of text',
    ),
  );

const isWebAddress = (value: string) => {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
};
const ADDRESS = 'must be a full address that starts with https:// or http://';
export const address = v.pipe(text(500), v.check(isWebAddress, ADDRESS));
export const addressOrNothing = v.union(
  [v.literal(''), address],
  `must be '' or ${ADDRESS.slice(8)}`,
);

const HERE = 'https://here.invalid';
/** Returns true if browsers resolve a URL to the site itself, even with unusual slashes. */
const isPath = (value: string) =>
  value.startsWith('/') && URL.canParse(value, HERE) && new URL(value, HERE).origin === HERE;

/** Link target: a page of the site, such as `/guides`, or another website. */
export const target = v.pipe(
  text(500),
  v.check(
    (value) => isPath(value) || isWebAddress(value),
    'must be a path of the site such as /guides, or a full address that starts with https:// or http://',
  ),
);

const TAGS = Object.keys(LANGUAGES);

export const language = v.pipe(
  v.string('must be a text'),
  // Checks in code instead of with a list, so that new languages do not change the schema for editors.
  v.check((tag) => TAGS.includes(tag), `must be one of ${TAGS.join(', ')}`),
);

export const described = <const T extends v.GenericSchema>(schema: T, description: string) =>
  v.pipe(schema, v.description(description));

export const distinctList = <const T extends v.GenericSchema<string, string>>(item: T) =>
  v.pipe(
    v.array(item, 'must be a list'),
    v.check(
      (items) => new Set(items).size === items.length,
      ({ input }) => `must not name '${input.find((item, at) => input.indexOf(item) < at)}' twice`,
    ),
  );
