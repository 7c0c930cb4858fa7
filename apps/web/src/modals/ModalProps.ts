export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Sponsor code from a referral link; '' if none. */
  sponsor: string;
}
