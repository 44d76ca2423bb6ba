import { company, helpfulLinks, notFoundMetadata } from '@hvac/content';
import { NotFoundPage } from '@hvac/ui';
import { PageHead } from '../head/PageHead.tsx';

export const Component = () => (
  <>
    <PageHead metadata={notFoundMetadata} />
    <NotFoundPage phone={company.phone} links={helpfulLinks} />
  </>
);
