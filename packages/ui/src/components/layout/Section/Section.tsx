import type { ReactNode } from 'react';
import type { Native } from '../../private/native.ts';
import { Container } from '../Container/Container.tsx';
import { narrow, section, type SectionVariants } from './Section.css.ts';

interface SectionProps extends Native<'section'> {
  /** Background of the band. */
  tone?: SectionVariants['tone'];
  /** Room above and below: snug on pages of many sections. */
  space?: SectionVariants['space'];
  /** How wide the content may be: as the page, or as a form with two columns of fields. */
  width?: 'page' | 'form';
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band of the page with its content in the page's measure. */
export const Section = ({
  tone = 'page',
  space = 'roomy',
  width = 'page',
  labelledBy,
  children,
  ...native
}: SectionProps) => (
  <section aria-labelledby={labelledBy} {...native} className={section({ space, tone })}>
    <Container>{width === 'form' ? <div className={narrow}>{children}</div> : children}</Container>
  </section>
);
