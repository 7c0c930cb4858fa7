import { isBrandId } from '@platform/tokens';
import * as v from 'valibot';
import { DeskError } from './deskError';

/**
 * Returns the schema of a text of one line. Line breaks and control characters could forge log
 * lines.
 */
const line = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.maxLength(most, `must have at most ${most} characters`),
    v.regex(/^\P{C}*$/u, 'must be one line'),
  );

const note = v.optional(line(300), '');
const whole = v.pipe(v.number('must be a number'), v.integer('must be whole'));
const number = v.pipe(whole, v.minValue(1, 'must be from 1'));

const moment = v.pipe(
  v.string('must be a text'),
  v.isoTimestamp('must be a moment with its time zone, such as 2026-12-01T09:00:00Z'),
  v.transform((text) => new Date(text)),
);

export const LONGEST_PREVIEW_HOURS = 720;

export const requests = {
  draft: v.strictObject({
    files: v.record(v.string(), v.pipe(v.string(), v.base64('must be base64'))),
    // Version on which the files are based; null for the folder.
    base: v.optional(v.nullable(number)),
    note,
  }),
  publish: v.strictObject({
    // Version number; null for the folder.
    number: v.nullable(number),
    at: v.optional(moment),
    // Number of the served version to replace, even if the new version has another base; null for
    // the folder.
    over: v.optional(v.nullable(number)),
    note,
  }),
  // `off` allows a rollback that takes the brand offline.
  rollback: v.strictObject({
    off: v.optional(v.boolean('must be true or false'), false),
    note,
  }),
  // Without `at`, all planned publications are cancelled.
  cancel: v.strictObject({ at: v.optional(moment) }),
  preview: v.strictObject({
    number,
    hours: v.optional(
      v.pipe(
        whole,
        v.minValue(1, 'must be from 1'),
        v.maxValue(LONGEST_PREVIEW_HOURS, `must be at most ${LONGEST_PREVIEW_HOURS}`),
      ),
      24,
    ),
  }),
};

export type Requests = {
  [Name in keyof typeof requests]: v.InferOutput<(typeof requests)[Name]> & { author: string };
};

export function readRequest<Name extends keyof Requests>(
  name: Name,
  payload: unknown,
  author: string,
): Requests[Name] {
  const result = v.safeParse(requests[name], payload);
  if (result.success) return { ...result.output, author } as Requests[Name];
  const [issue] = result.issues;
  const place = issue.path?.map(({ key }) => String(key)).join('.') || 'The body';
  throw new DeskError(400, `${place} ${issue.message}.`);
}

export function brandIdOf(text: string): string {
  if (isBrandId(text)) return text;
  throw new DeskError(
    400,
    'This is not the id of a brand: use small letters, digits and hyphens, a letter first.',
  );
}
