import type { Diagram, LinkItem, HeroFigure, HeroLayout, HeroLook, Phone, Picture } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { Heading, type HeadingSize } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { imageProps } from '../../../components/private/imageProps.ts';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { DiagramFigure } from '../DiagramFigure/DiagramFigure.tsx';
import * as css from './PageHero.css.ts';

export interface PageHeroProps {
  /** Layout, background, and whether the main action is a call. */
  hero: HeroLook;
  /** The level 1 heading. */
  title: string;
  /** Size of the heading; depends on its length unless given. */
  size?: HeadingSize;
  /** One or two sentences below the heading. */
  lead?: string | undefined;
  /** A badge above the heading: "24/7 emergency service". */
  badge?: string | undefined;
  /** A scene, or a diagram with its labels. */
  picture?: Picture | Diagram | undefined;
  /** The parent pages. */
  breadcrumbs: readonly LinkItem[];
  /** Buttons. The first is the primary one unless the main action is a call. */
  actions?: readonly LinkItem[];
  /** Phone number of the Call button. */
  phone?: Phone | undefined;
  /** More content, such as a video or links to sections. */
  children?: ReactNode;
}

/** Long headings are smaller, so that they do not fill a phone's screen. */
const sizeOf = ({ length }: string): HeadingSize => (length > 20 ? 'section' : 'hero');

/** A large amount, with its conditions. */
export const Figure = ({ amount, label, note }: HeroFigure) => (
  <li>
    <span className={css.amount}>{amount}</span> <span className={css.figureLabel}>{label}</span>
    {note && (
      <Text size="small" tone="soft">
        {note}
      </Text>
    )}
  </li>
);

interface PageHeroPictureProps {
  picture: Picture | Diagram;
  layout: HeroLayout;
  tint?: HeroLook['tint'];
  /** It stands between figures. */
  hasFigures?: boolean;
}

/** The picture: a scene that fills its box, or a whole diagram with its legend. */
const PageHeroPicture = ({ picture, layout, tint, hasFigures }: PageHeroPictureProps) => {
  if (layout === 'plain' || layout === 'beside')
    return 'labels' in picture ? (
      <DiagramFigure diagram={picture} priority />
    ) : (
      <PictureImage picture={picture} priority />
    );
  const classes = [css.scenes[layout], layout === 'half' && !tint && css.corner, hasFigures && css.besideFigures];
  return <img {...imageProps(picture, true)} alt={picture.alt} className={classes.filter(Boolean).join(' ')} />;
};

/** The hero of a page: breadcrumbs, heading, lead, buttons and a picture. */
export const PageHero = ({
  hero: { layout, tint, call = false, figures },
  title,
  size = sizeOf(title),
  lead,
  badge,
  picture,
  breadcrumbs,
  actions = [],
  phone,
  children,
}: PageHeroProps) => {
  const dial = phone && <CallButton phone={phone} variant={call ? 'primary' : 'secondary'} />;
  const night = layout === 'night';
  return (
    <div className={`${css.bands[layout]} ${tint ? css.tints[tint] : ''}`} data-surface={night ? 'dark' : undefined}>
      <Container>
        <div className={layout === 'half' ? css.trailBesideScene : undefined}>
          <Breadcrumbs parents={breadcrumbs} title={title} />
        </div>
        <div className={css.grids[layout]}>
          <div className={css.wordsOf[layout]}>
            <Stack align={layout === 'centered' ? 'center' : 'start'}>
              {badge && (
                <Badge tone={night ? 'outline' : 'ink'} icon="phone">
                  {badge}
                </Badge>
              )}
              <Heading level={1} size={size}>
                {title}
              </Heading>
            </Stack>
            <Stack align={layout === 'centered' ? 'center' : 'start'}>
              {lead && (
                <Text size="lead" tone="lead">
                  {lead}
                </Text>
              )}
              {(actions.length > 0 || phone) && (
                <ButtonGroup stacked justify={layout === 'centered' ? 'center' : undefined}>
                  {call && dial}
                  {actions.map(({ label, to }, index) => (
                    <ButtonLink
                      key={to}
                      href={to}
                      {...(index === 0 && !call
                        ? { iconAfter: 'arrowRight' as const }
                        : { variant: 'secondary' as const })}
                    >
                      {label}
                    </ButtonLink>
                  ))}
                  {!call && (phone?.label || actions.length === 0 ? dial : <div className={css.besideBar}>{dial}</div>)}
                </ButtonGroup>
              )}
            </Stack>
          </div>
          {figures && (
            <ul role="list" className={css.figures}>
              {figures.map((figure) => (
                <Figure key={figure.label} {...figure} />
              ))}
            </ul>
          )}
          {!night && picture && (
            <PageHeroPicture picture={picture} layout={layout} tint={tint} hasFigures={figures !== undefined} />
          )}
        </div>
        {children && <div className={css.body}>{children}</div>}
      </Container>
      {night && picture && <PageHeroPicture picture={picture} layout={layout} />}
    </div>
  );
};
