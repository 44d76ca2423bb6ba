import { company } from '@hvac/content';
import type { PageMetadata } from '@hvac/content/model';
import { origin } from './origin.ts';

interface PageHeadProps {
  metadata: PageMetadata;
  /** Path of the canonical page; none when the page must not be indexed. */
  canonical?: string;
}

/** Title and tags of one page; React hoists them into the document's head. */
export const PageHead = ({ metadata: { title, description, keywords }, canonical }: PageHeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    {keywords && <meta name="keywords" content={keywords} />}
    {canonical ? <link rel="canonical" href={origin + canonical} /> : <meta name="robots" content="noindex" />}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={company.name} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    {canonical && <meta property="og:url" content={origin + canonical} />}
    <meta property="og:image" content={`${origin}/og-card.png`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary" />
    <meta name="twitter:title" content={title} />
    <meta name="twitter:description" content={description} />
    <meta name="twitter:image" content={`${origin}/og-card.png`} />
  </>
);
