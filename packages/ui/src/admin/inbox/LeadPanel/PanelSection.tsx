import { useId, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { section } from './LeadPanel.css.ts';

/** A part of a lead's view, with a name to jump to. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <Heading level={3} size="label" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
