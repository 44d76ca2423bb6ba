import type { LinkItem, Phone, Picture } from '@hvac/content/model';
import { Airflow } from '../../components/Airflow/Airflow.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PictureImage } from '../../components/Picture/PictureImage.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import {
  actions as actionsBox,
  air,
  airAlone,
  band,
  grid,
  picture as pictureBox,
  withPicture,
  words,
} from './PageHero.css.ts';

interface PageHeroProps {
  /** The page's first heading. */
  title: string;
  /** One or two sentences under it. */
  lead: string;
  /** A few words above the title: "24/7 emergency service". */
  badge?: string | undefined;
  /** Stands at the right, and small under the text on phones. */
  picture?: Picture | undefined;
  /** The pages above this one; the title ends the line. */
  breadcrumbs?: readonly LinkItem[] | undefined;
  /** Buttons; the first is the page's main one. */
  actions?: readonly LinkItem[] | undefined;
  /** A last button dials it. */
  phone?: Phone | undefined;
}

/** The top of a content page: where it stands, what it is about, and what to do next. */
export const PageHero = ({ title, lead, badge, picture, breadcrumbs, actions = [], phone }: PageHeroProps) => (
  <div className={band}>
    <div className={picture ? air : `${air} ${airAlone}`}>
      <Airflow fade="start" />
    </div>
    <Container>
      {breadcrumbs && <Breadcrumbs parents={breadcrumbs} title={title} />}
      <div className={picture ? `${grid} ${withPicture}` : grid}>
        <div className={words}>
          {badge && (
            <Badge tone="ink" icon="phone">
              {badge}
            </Badge>
          )}
          <Heading level={1} size="page">
            {title}
          </Heading>
          <Text size="lead" tone="lead">
            {lead}
          </Text>
          {(actions.length > 0 || phone) && (
            <div className={actionsBox}>
              {actions.map(({ label, to }, index) => (
                <ButtonLink
                  key={to}
                  href={to}
                  {...(index === 0 ? { iconAfter: 'arrowRight' as const } : { variant: 'secondary' as const })}
                >
                  {label}
                </ButtonLink>
              ))}
              {phone && (
                <ButtonLink href={`tel:${phone.dial}`} variant="secondary" icon="phone">
                  {phone.display}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
        {picture && (
          <div className={pictureBox}>
            <PictureImage picture={picture} first />
          </div>
        )}
      </div>
    </Container>
  </div>
);
