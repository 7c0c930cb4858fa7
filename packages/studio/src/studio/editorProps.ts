import type { Scheme } from '@platform/tokens/browser';
import type { TokenView } from './tokenViews';
import type { StudioDesk } from './useStudio';

/** What the form of a token is given. */
export interface TokenEditorProps {
  token: TokenView;
  desk: StudioDesk;
  /** The scheme in which it is changed. */
  scheme: Scheme;
}
