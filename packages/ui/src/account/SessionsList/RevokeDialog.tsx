import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Text } from '../../primitives/Text/Text';
import { nameOf, type MemberSession, type SessionTexts } from './session';

interface RevokeDialogProps {
  /** The session in question; nothing is asked without one. */
  session: MemberSession | undefined;
  pending: boolean;
  texts: SessionTexts;
  onClose: () => void;
  onConfirm: (id: string) => void;
}

/** Asks before a session is ended. */
export function RevokeDialog({ session, pending, texts, onClose, onConfirm }: RevokeDialogProps) {
  return (
    <Dialog
      open={session !== undefined}
      onClose={onClose}
      size="small"
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            tone="danger"
            pending={pending}
            pendingText={texts.pending}
            onClick={() => session && onConfirm(session.id)}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {session && <Text weight="strong">{nameOf(session)}</Text>}
    </Dialog>
  );
}
