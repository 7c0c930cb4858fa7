export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Sponsor's code of a referral link; '' without one. */
  sponsor: string;
}
