import { OtpDialog } from '@platform/ui';
import { paths } from '../../paths';
import type { OpenProofRequest } from './proofRequest';

const ACTION = 'Confirm';

export interface ProofDialogProps {
  request: OpenProofRequest;
}

export function ProofDialog({ request: { withCode, error, answer } }: ProofDialogProps) {
  return (
    <OtpDialog
      open
      onClose={() => answer(undefined)}
      action={ACTION}
      asksForCode={withCode}
      error={error}
      onSubmit={({ password, otp }) => answer({ password, ...(withCode && { twofactor: otp }) })}
      supportHref={paths.support}
    />
  );
}
