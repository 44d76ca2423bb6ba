import { canonicalPath, company, type PagePath } from '@hvac/company';
import type { PageMetadata } from '@hvac/content/model';
import type { Thing } from 'schema-dts';
import { cardPath } from './cards.ts';
import { origin } from './origin.ts';
import { StructuredData } from './StructuredData.tsx';

interface PageHeadProps {
  metadata: PageMetadata;
  /** Path of the page; absent for pages that must not be indexed. */
  path?: PagePath;
  /** JSON-LD data. */
  data?: readonly Thing[];
}

/** Title, tags and structured data of one page; React hoists the tags into the document's head. */
export const PageHead = ({ metadata: { title, description, keywords }, path, data = [] }: PageHeadProps) => {
  const address = path && origin + canonicalPath(path);
  const card = origin + cardPath(path ?? '/');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <StructuredData data={data} />
    </>
  );
};
