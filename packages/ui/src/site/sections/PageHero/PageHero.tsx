import {
  pictureSize,
  type Diagram,
  type LinkItem,
  type OpeningFigure,
  type OpeningLayout,
  type PageOpening,
  type Phone,
  type Picture,
} from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { Heading, type HeadingSize } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { DiagramFigure } from '../DiagramFigure/DiagramFigure.tsx';
import * as css from './PageHero.css.ts';

export interface PageHeroProps {
  /** Layout, ground, and whether calling is what the page is for. */
  opening: PageOpening;
  /** The page's first heading. */
  title: string;
  /** Its size, where the page's goal needs the room. */
  size?: HeadingSize;
  /** One or two sentences under it. */
  lead?: string | undefined;
  /** A few words above the title: "24/7 emergency service". */
  badge?: string | undefined;
  /** A scene, or a diagram with its labels. */
  picture?: Picture | Diagram | undefined;
  /** The pages above this one; the title ends the line. */
  breadcrumbs: readonly LinkItem[];
  /** Buttons; the first is the page's main one unless calling is. */
  actions?: readonly LinkItem[];
  /** A button dials it. */
  phone?: Phone | undefined;
  /** What the page is for, where it is more than a link: a player, links to its parts. */
  children?: ReactNode;
}

/** Long titles would fill the first screen of a phone. */
const sizeOf = ({ length }: string): HeadingSize => (length > 34 ? 'section' : length > 20 ? 'page' : 'hero');

/** Amounts as large as the headline, each with what it depends on. */
const PageHeroFigures = ({ figures }: { figures: readonly OpeningFigure[] }) => (
  // Safari drops the list role of lists without bullets.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" className={css.figures}>
    {figures.map(({ amount, label, note }) => (
      <li key={label}>
        <span className={css.amount}>{amount}</span> <span className={css.figureLabel}>{label}</span>
        <Text size="small" tone="soft">
          {note}
        </Text>
      </li>
    ))}
  </ul>
);

interface PageHeroPictureProps {
  picture: Picture | Diagram;
  layout: OpeningLayout;
  wash?: PageOpening['wash'];
}

const scenes: Partial<Record<OpeningLayout, string>> = {
  wide: css.widePicture,
  half: css.halfPicture,
  centered: css.centeredPicture,
  arch: css.archPicture,
  night: css.nightPicture,
};

/** The drawing of a page's first screen: a scene fills its box, a diagram stands whole with its legend. */
const PageHeroPicture = ({ picture, layout, wash }: PageHeroPictureProps) => {
  const { src, alt } = picture;
  const box = scenes[layout];
  if (!box)
    return 'labels' in picture ? (
      <DiagramFigure diagram={picture} priority />
    ) : (
      <PictureImage picture={picture} priority />
    );
  const [width, height] = pictureSize(src);
  const look = `${css.scene} ${box} ${layout === 'half' && !wash ? css.corner : ''}`;
  return <img src={src} alt={alt} width={width} height={height} fetchPriority="high" className={look} />;
};

/** The first screen of a page: where it stands, what it is for, and the one thing to do. */
export const PageHero = ({
  opening: { layout, wash, call = false, figures },
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
    <div
      className={`${css.hero} ${css.layouts[layout]} ${wash ? css.washes[wash] : ''}`}
      data-surface={night ? 'dark' : undefined}
    >
      <Container>
        <Breadcrumbs parents={breadcrumbs} title={title} />
        <div className={css.grid}>
          <div className={css.words}>
            {badge && (
              <Badge tone={night ? 'outline' : 'ink'} icon="phone">
                {badge}
              </Badge>
            )}
            <Heading level={1} size={size}>
              {title}
            </Heading>
            {lead && (
              <Text size="lead" tone="lead">
                {lead}
              </Text>
            )}
            {(actions.length > 0 || phone) && (
              <div className={`${css.actions} ${screenOnly}`}>
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
              </div>
            )}
          </div>
          {figures && <PageHeroFigures figures={figures} />}
          {!night && picture && <PageHeroPicture picture={picture} layout={layout} wash={wash} />}
        </div>
        {children && <div className={css.body}>{children}</div>}
      </Container>
      {night && picture && <PageHeroPicture picture={picture} layout={layout} />}
    </div>
  );
};
