import type { Scheme } from '@platform/tokens/browser';
import type { TokenView } from './tokenViews';
import type { StudioDesk } from './useStudio';

export interface TokenEditorProps {
  token: TokenView;
  desk: StudioDesk;
  scheme: Scheme;
}
