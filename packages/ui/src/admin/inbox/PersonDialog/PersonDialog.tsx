import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { PersonForm } from './PersonForm.tsx';

interface PersonDialogProps {
  open: boolean;
  /** Address to begin with: that of the lead that is open. */
  email?: string | undefined;
  onClose: () => void;
}

/** Export or erase everything that is kept about one e-mail address or phone number. */
export const PersonDialog = ({ open, email, onClose }: PersonDialogProps) => (
  <Dialog open={open} title="One person’s data" onClose={onClose}>
    <PersonForm email={email} />
  </Dialog>
);
