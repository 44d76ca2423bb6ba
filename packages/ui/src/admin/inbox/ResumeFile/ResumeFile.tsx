import { formatFileSize, type LeadDetail } from '@hvac/content/model';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';

interface ResumeFileProps {
  resume: NonNullable<LeadDetail['resume']>;
  /** Whether it is being downloaded. */
  busy: boolean;
  onDownload: () => void;
}

/** An applicant's file: it is saved, never opened in the page. */
export const ResumeFile = ({ resume: { name, bytes, present }, busy, onDownload }: ResumeFileProps) =>
  present ? (
    <Button variant="secondary" size="compact" icon="file" disabled={busy} onClick={onDownload}>
      Download résumé ({formatFileSize(bytes)})
    </Button>
  ) : (
    <Text size="label">
      <bdi>{name}</bdi>: the file is gone. It was deleted, or the data folder is not complete.
    </Text>
  );
