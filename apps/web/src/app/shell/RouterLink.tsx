import type { LinkComponentProps } from '@platform/ui';
import { Link, useLocation } from 'react-router-dom';
import { targetOf } from '../shared/modalTarget';
import { preload } from '../loading/preload';

/** Link that preloads its page on hover or focus. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  return (
    <Link
      to={targetOf(href, useLocation())}
      onPointerEnter={(event) => {
        void preload(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        void preload(href);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
