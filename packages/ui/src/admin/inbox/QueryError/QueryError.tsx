import { sentenceOf } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormNotice } from '../../../components/Alert/Alert.tsx';

interface LoadFailureProps {
  error: unknown;
  /** Said when there is no sentence from the server. */
  fallback: string;
  /** What was read before still shows. */
  stale: boolean;
  /** Another try is on its way. */
  busy: boolean;
  onRetry: () => void;
}

/** Says that something could not be read, and offers another try. */
export const LoadFailure = ({ error, fallback, stale, busy, onRetry }: LoadFailureProps) => (
  <div role="alert">
    <FormNotice tone="error" title={stale ? 'This may be out of date' : 'Not loaded'}>
      <p>{sentenceOf(error, fallback)}</p>
      <p>
        <Button variant="secondary" size="compact" disabled={busy} onClick={onRetry}>
          Try again
        </Button>
      </p>
    </FormNotice>
  </div>
);
