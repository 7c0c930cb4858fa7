import { useSignUp } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, RegisterForm, useBrand } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useOutcome } from '../app/shared/useOutcome';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

export function RegisterModal({ open, sponsor, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const { run, isPending } = useSignUp();
  const { terms, content } = useBrand();
  const follow = useOutcome({ success: paths.dashboard });
  return (
    <Dialog open={open} onClose={onClose} title={titles.register}>
      <RegisterForm
        sponsor={sponsor}
        {...(terms && { terms })}
        {...(content?.phoneCountry && { country: content.phoneCountry })}
        pending={isPending}
        onSubmit={(registration) => void follow(run(registration))}
      />
    </Dialog>
  );
}
