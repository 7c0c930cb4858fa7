import { RealityCheckDialog } from '@platform/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import type { OpenRealityCheck } from './realityCheckRequest';

export interface RealityCheckPromptProps {
  check: OpenRealityCheck;
}

/** Dialog of a reality check. The stop button opens the page with limits and breaks. */
export function RealityCheckPrompt({ check: { session, answer } }: RealityCheckPromptProps) {
  const navigate = useNavigate();
  return (
    <RealityCheckDialog
      open
      session={session}
      historyHref={paths.myBets}
      onGoOn={() => answer(true)}
      onStop={() => {
        answer(false);
        void navigate(paths.playSafely);
      }}
      onClose={() => answer(false)}
    />
  );
}
