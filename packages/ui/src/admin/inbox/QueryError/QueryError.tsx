import { getErrorMessage } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';

interface QueryErrorProps {
  error: unknown;
  /** Shown when the server sent no message. */
  fallback: string;
  /** Older data is still in view. */
  stale: boolean;
  /** A retry is pending. */
  busy: boolean;
  onRetry: () => void;
}

/** Says that a query failed, and offers to retry. */
export const QueryError = ({ error, fallback, stale, busy, onRetry }: QueryErrorProps) => (
  <div role="alert">
    <Alert tone="error" title={stale ? 'This may be out of date' : 'Couldn’t load'}>
      <p>{getErrorMessage(error, fallback)}</p>
      <p>
        <Button variant="secondary" size="compact" disabled={busy} onClick={onRetry}>
          Try again
        </Button>
      </p>
    </Alert>
  </div>
);
