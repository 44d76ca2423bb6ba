import type { ReactNode } from 'react';
import type { Native } from '../../native.ts';
import { Container } from '../Container/Container.tsx';
import { spaces, tones } from './Section.css.ts';

interface SectionProps extends Native<'section'> {
  /** Background of the band. */
  tone?: keyof typeof tones;
  /** Room above and below: snug on pages of many sections. */
  space?: keyof typeof spaces;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band of the page with its content in the page's measure. */
export const Section = ({ tone = 'page', space = 'roomy', labelledBy, children, ...native }: SectionProps) => (
  <section aria-labelledby={labelledBy} {...native} className={`${spaces[space]} ${tones[tone]}`}>
    <Container>{children}</Container>
  </section>
);
