import { formatFileSize } from '@hvac/content/model';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { details, name, row, size } from './ChosenFile.css.ts';

interface ChosenFileProps {
  /** Id of the name and size, which describe the input. */
  id: string;
  file: File;
  onRemove: () => void;
}

/** The file that will be sent, and a button against it. */
export const ChosenFile = ({ id, file, onRemove }: ChosenFileProps) => (
  <div className={row}>
    <Icon name="file" size={24} />
    <p id={id} className={details}>
      <span className={name}>{file.name}</span> <span className={size}>{formatFileSize(file.size)}</span>
    </p>
    <Button variant="quiet" aria-describedby={id} onClick={onRemove}>
      Remove
    </Button>
  </div>
);
