export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Sponsor's code from a referral link; '' without a sponsor. */
  sponsor: string;
}
