import { company, helpfulLinks, notFoundMetadata, notFoundPicture } from '@hvac/company';
import { NotFoundPage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';

export const Component = () => (
  <>
    <PageHead metadata={notFoundMetadata} />
    <NotFoundPage phone={company.phone} links={helpfulLinks} picture={notFoundPicture} />
  </>
);
