import { formatFileSize, type LeadDetail } from '@hvac/content/model';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';

interface ResumeFileProps {
  resume: NonNullable<LeadDetail['resume']>;
  /** The download is pending. */
  busy: boolean;
  onDownload: () => void;
}

/** Downloads an applicant's file. It is never opened in the page. */
export const ResumeFile = ({ resume: { name, bytes, present }, busy, onDownload }: ResumeFileProps) =>
  present ? (
    <Button variant="secondary" size="compact" icon="file" loading={busy} onClick={onDownload}>
      Download résumé ({formatFileSize(bytes)})
    </Button>
  ) : (
    <Text size="label">
      <bdi>{name}</bdi>: the file is gone. It was deleted, or the data folder is not complete.
    </Text>
  );
