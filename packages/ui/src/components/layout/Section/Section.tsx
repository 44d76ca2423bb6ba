import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { spaces, tones } from './Section.css.ts';

interface SectionProps {
  /** Background of the band. */
  tone?: keyof typeof tones;
  /** Room above and below: snug on pages of many sections. */
  space?: keyof typeof spaces;
  /** Target of a link such as `#request`. */
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band of the page with its content in the page's measure. */
export const Section = ({ tone = 'page', space = 'roomy', id, labelledBy, children }: SectionProps) => (
  <section id={id} aria-labelledby={labelledBy} className={`${spaces[space]} ${tones[tone]}`}>
    <Container>{children}</Container>
  </section>
);
