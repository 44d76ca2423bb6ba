import { formatFileSize, type LeadDetail } from '@hvac/content/model';
import { resumeFileWords } from '@hvac/content/words';
import { fillIn, fillInElements } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';

interface ResumeFileProps {
  /** Name and size of the file, and whether it is still there. */
  resume: NonNullable<LeadDetail['resume']>;
  /** The download is pending. */
  busy: boolean;
  /** Starts the download. */
  onDownload: () => void;
}

/** Downloads an applicant's file. It is never opened in the page. */
export const ResumeFile = ({ resume: { name, bytes, present }, busy, onDownload }: ResumeFileProps) =>
  present ? (
    <Button variant="secondary" size="compact" icon="file" loading={busy} onClick={onDownload}>
      {fillIn(resumeFileWords.download, { size: formatFileSize(bytes) })}
    </Button>
  ) : (
    <Text size="label">{fillInElements(resumeFileWords.gone, { name: <bdi>{name}</bdi> })}</Text>
  );
