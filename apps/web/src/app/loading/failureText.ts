import type { routeError } from '@platform/messages/routeError';
import type { TextsOf } from '@platform/ui/theme';
import { MissingCode } from './codeInTime';

export function failureText(error: unknown, texts: TextsOf<typeof routeError>): string {
  if (error instanceof MissingCode) return texts.codeMissing;
  return error instanceof Error ? error.message : texts.unknown;
}
