import type { Thing } from 'schema-dts';

interface StructuredDataProps {
  /** schema.org data of the page. */
  data: readonly Thing[];
}

/** JSON-LD. `<` is escaped, so that no text can end the script element. */
export const StructuredData = ({ data }: StructuredDataProps) =>
  data.map((thing) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) }).replaceAll('<', '\\u003c');
    // oxlint-disable-next-line react/no-danger -- a script element's content is not escaped by React
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
