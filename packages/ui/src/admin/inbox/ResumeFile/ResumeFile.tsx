import { formatFileSize, type LeadDetail } from '@hvac/content/model';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';

interface ResumeFileProps {
  resume: NonNullable<LeadDetail['resume']>;
  /** It is being fetched. */
  busy: boolean;
  onDownload: () => void;
}

/** An applicant's file: it is saved, never opened in the page. */
export const ResumeFile = ({ resume: { name, bytes, present }, busy, onDownload }: ResumeFileProps) => (
  <Stack gap="xs" align="start">
    <Text size="label">
      <bdi>{name}</bdi>, {formatFileSize(bytes)}
    </Text>
    {present ? (
      <Button variant="secondary" size="compact" disabled={busy} onClick={onDownload}>
        Download résumé
      </Button>
    ) : (
      <Text size="label">The file is gone: it was deleted, or the data folder is not complete.</Text>
    )}
  </Stack>
);
