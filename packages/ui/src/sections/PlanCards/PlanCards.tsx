import type { MaintenancePlan, MaintenancePlanPage } from '@hvac/content/model';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { AutoGrid } from '../../layout/AutoGrid/AutoGrid.tsx';
import { evenColumns } from '../../layout/AutoGrid/evenColumns.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { FeatureList } from '../PageCards/FeatureList.tsx';
import { button, layout, notes as notesBox, plan as planBox } from './PlanCards.css.ts';

interface PlanCardsProps {
  /** Beside each other where there is room. */
  plans: readonly MaintenancePlan[];
  /** What holds for all of them. */
  notes: MaintenancePlanPage['notes'];
}

/** The plans, what belongs to each, and whom to ask for its price. Their names are headings of level 2. */
export const PlanCards = ({ plans, notes }: PlanCardsProps) => (
  <Section space="snug">
    <div className={layout}>
      <AutoGrid atMost={evenColumns(plans.length)}>
        {plans.map(({ name, description, features, link }) => (
          <Card key={name} as="li">
            <div className={planBox}>
              <Heading level={2}>{name}</Heading>
              <Text tone="soft">{description}</Text>
              <FeatureList items={features} />
              <div className={button}>
                <ButtonLink href={link.to} variant="dark">
                  {link.label} <span className={visuallyHidden}>on {name}</span>
                </ButtonLink>
              </div>
            </div>
          </Card>
        ))}
      </AutoGrid>
      <Card tone="band" padding="snug">
        <div className={notesBox}>
          <Heading level={2} size="card">
            {notes.heading}
          </Heading>
          <RichText content={[{ kind: 'list', style: 'bullets', items: notes.items.map((item) => [item]) }]} />
        </div>
      </Card>
    </div>
  </Section>
);
