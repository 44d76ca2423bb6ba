import type { PageSection } from '@hvac/content/model';
import { SectionRenderer } from './SectionRenderer.tsx';

interface PageSectionsProps {
  sections: readonly PageSection[];
}

const hasPicture = ({ kind }: PageSection) => kind !== 'text' && kind !== 'cards' && kind !== 'lists';

/** The sections of a page, with alternating backgrounds and sides of the pictures. */
export const PageSections = ({ sections }: PageSectionsProps) =>
  sections.map((section, index) => {
    const picturesBefore = sections.slice(0, index).filter(hasPicture).length;
    return (
      <SectionRenderer
        key={section.heading}
        section={section}
        tone={index % 2 === 0 ? 'page' : 'card'}
        pictureSide={picturesBefore % 2 === 0 ? 'right' : 'left'}
      />
    );
  });
