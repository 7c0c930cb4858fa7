import type { Scheme } from '@platform/tokens/browser';
import type { TokenView } from './tokenViews';
import type { StudioDesk } from './useStudio';

/** Props of a token's editor. */
export interface TokenEditorProps {
  token: TokenView;
  desk: StudioDesk;
  /** Scheme of the change. */
  scheme: Scheme;
}
