import { breakLink } from '@platform/messages/breakLink';
import { ButtonLink, Inline } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { modalHref } from '../../paths';

export function BreakLink() {
  const text = useTexts(breakLink);
  return (
    <Inline justify="center">
      <ButtonLink tone="neutral" href={modalHref('takeBreak')}>
        {text.label}
      </ButtonLink>
    </Inline>
  );
}
