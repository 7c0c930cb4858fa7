export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Sponsor code of a referral link; '' if there is none. */
  sponsor: string;
}
