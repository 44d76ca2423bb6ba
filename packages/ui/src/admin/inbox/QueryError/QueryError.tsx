import { getErrorMessage } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';

interface QueryErrorProps {
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
