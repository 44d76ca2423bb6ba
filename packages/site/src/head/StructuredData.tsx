import type { Thing, WithContext } from 'schema-dts';

interface StructuredDataProps {
  /** schema.org data of the page. */
  data: readonly WithContext<Thing>[];
}

/** JSON-LD. `<` is escaped, so that no text can end the script element. */
export const StructuredData = ({ data }: StructuredDataProps) =>
  data.map((thing) => {
    const json = JSON.stringify(thing).replaceAll('<', '\\u003c');
    // oxlint-disable-next-line react/no-danger -- a script element's content is not escaped by React
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
