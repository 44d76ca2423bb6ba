import { queryErrorWords as words } from '@hvac/content/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';

interface QueryErrorProps {
  /** The query that may have failed. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Shown when the server sent no message. */
  fallback: string;
}

/** Says that a query failed, and offers to retry. Renders nothing while the query has no error. */
export const QueryError = ({ query: { data, error, isFetching, refetch }, fallback }: QueryErrorProps) =>
  error && (
    <div role="alert">
      <Alert
        tone="error"
        title={data === undefined ? words.nothing : words.old}
        actions={
          <Button variant="secondary" size="compact" loading={isFetching} onClick={() => void refetch()}>
            {words.again}
          </Button>
        }
      >
        <p>{getErrorMessage(error, fallback)}</p>
      </Alert>
    </div>
  );
