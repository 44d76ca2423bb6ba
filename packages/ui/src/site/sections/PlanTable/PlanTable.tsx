import type { MaintenancePlan, MaintenancePlanPage } from '@hvac/content/model';
import { planTableWords as words } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { unbrokenWords } from '../../../components/private/unbrokenWords.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { check } from '../PointList/PointList.css.ts';
import * as css from './PlanTable.css.ts';

interface PlanTableProps {
  /** Smallest first. Each plan includes the features of those before it. */
  plans: readonly MaintenancePlan[];
  /** Notes about all plans. */
  notes: MaintenancePlanPage['notes'];
}

const Mark = ({ has }: { has: boolean }) =>
  has ? (
    <span className={check}>
      <Icon name="check" size={18} weight={2.4} />
      <VisuallyHidden>{words.has}</VisuallyHidden>
    </span>
  ) : (
    <span className={css.no}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.hasNot}</VisuallyHidden>
    </span>
  );

/** Compares the plans in a table, with a link to ask for the price. */
export const PlanTable = ({ plans, notes }: PlanTableProps) => (
  <div className={css.band}>
    <Container>
      <Stack gap="l">
        <table className={css.table}>
          <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{words.feature}</VisuallyHidden>
              </th>
              {plans.map(({ name, description }) => (
                <th key={name} scope="col" className={css.plan}>
                  <span className={css.planName}>{name}</span>
                  <span className={css.description}>
                    <Text as="span" size="label" tone="soft">
                      {description}
                    </Text>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plans.map(({ features }, from) =>
              features.map((feature) => (
                <tr key={feature}>
                  <th scope="row">{unbrokenWords(feature)}</th>
                  {plans.map(({ name }, place) => (
                    <td key={name}>
                      <Mark has={place >= from} />
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
        <ul role="list" className={css.prices}>
          {plans.map(({ name, link }) => (
            <li key={name} className={css.price}>
              <span aria-hidden="true" className={css.whose}>
                {name}
              </span>
              <ButtonLink href={link.to} variant="dark" size="compact">
                {link.label} <VisuallyHidden>{fillIn(words.on, { plan: name })}</VisuallyHidden>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <Card tone="band" padding="snug">
          <Stack gap="s">
            <Heading level={2} size="card">
              {notes.heading}
            </Heading>
            <RichText content={[{ kind: 'list', marker: 'bullets', items: notes.items.map((item) => [item]) }]} />
          </Stack>
        </Card>
      </Stack>
    </Container>
  </div>
);
