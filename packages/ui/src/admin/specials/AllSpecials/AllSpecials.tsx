import { manageSpecialsWords, specialsWords } from '@hvac/content/words';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { SpecialsTable, type SpecialsTableProps } from '../SpecialsTable/SpecialsTable.tsx';
import type { useAdminSpecials } from '../useAdminSpecials.ts';

interface AllSpecialsProps extends Omit<SpecialsTableProps, 'specials'> {
  /** The list as it is read. */
  query: ReturnType<typeof useAdminSpecials>;
}

/** The list of specials, or why it is not there. */
export const AllSpecials = ({ query, ...table }: AllSpecialsProps) => {
  const { data, error, isFetching, refetch } = query;
  return (
    <Card as="section" labelledBy="all-specials-title">
      <Stack>
        <Heading level={2} size="coupon" id="all-specials-title">
          {manageSpecialsWords.all}
        </Heading>
        {error && !isFetching && (
          <div role="alert">
            <Alert tone="error" title={specialsWords.failed}>
              <p>{getErrorMessage(error, 'Please check the connection, and try again.')}</p>
              <div>
                <Button variant="secondary" size="compact" icon="refresh" onClick={() => void refetch()}>
                  Try again
                </Button>
              </div>
            </Alert>
          </div>
        )}
        <div role="status">
          {!data && isFetching && <Text>{manageSpecialsWords.loading}</Text>}
          {data?.length === 0 && <Text>{manageSpecialsWords.none}</Text>}
        </div>
        {data && data.length > 0 && <SpecialsTable {...table} specials={data} />}
      </Stack>
    </Card>
  );
};
