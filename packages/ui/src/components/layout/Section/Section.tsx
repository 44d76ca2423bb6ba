import type { ReactNode } from 'react';
import type { Native } from '../../native.ts';
import { Container } from '../Container/Container.tsx';
import { section, type SectionVariants } from './Section.css.ts';

interface SectionProps extends Native<'section'> {
  /** Background of the band. */
  tone?: SectionVariants['tone'];
  /** Room above and below: snug on pages of many sections. */
  space?: SectionVariants['space'];
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band of the page with its content in the page's measure. */
export const Section = ({ tone = 'page', space = 'roomy', labelledBy, children, ...native }: SectionProps) => (
  <section aria-labelledby={labelledBy} {...native} className={section({ space, tone })}>
    <Container>{children}</Container>
  </section>
);
