/** What every modal is given. */
export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** The sponsor's code of a referral link, '' without one. */
  sponsor: string;
}
