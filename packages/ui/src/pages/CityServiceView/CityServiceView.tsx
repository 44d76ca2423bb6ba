import type { CityServicePage, LinkItem, Phone, Picture } from '@hvac/content/model';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { pictureSize } from '../../components/Picture/pictureSize.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { CityHero } from '../../sections/CityHero/CityHero.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { CityServiceAside } from './CityServiceAside.tsx';
import { grid, questions as questionsBox } from './CityServiceView.css.ts';

export interface CityServiceViewProps {
  /** The words of the page. */
  page: CityServicePage;
  /** The pages above it: home, service area. */
  breadcrumbs: readonly LinkItem[];
  /** The number that the page shows. */
  phone: Phone;
  /** The link beside the call, such as "Schedule service". */
  action: LinkItem;
}

/** A wide scene can lie behind the headline; a drawing with a message of its own must stand beside it. */
function isScene({ src }: Picture): boolean {
  const [width, height] = pictureSize(src);
  return width > 2 * height;
}

/** The page of one service in one city, between header and footer. */
export const CityServiceView = ({ page, breadcrumbs, phone, action }: CityServiceViewProps) => {
  const { title, tagline, picture, city, body, questions } = page;
  return (
    <>
      {isScene(picture) ? (
        <CityHero {...{ title, tagline, picture, breadcrumbs, phone }} here={title} />
      ) : (
        <PageHero {...{ title, picture, breadcrumbs, phone }} lead={tagline} />
      )}
      <Section>
        <div className={grid}>
          <div>
            <RichText content={body} />
            {questions.length > 0 && (
              <div className={questionsBox}>
                <Heading level={2}>{`Questions from ${city}`}</Heading>
                <Accordion
                  items={questions.map(({ question, answer }) => ({
                    title: question,
                    content: <RichText content={answer} />,
                  }))}
                />
              </div>
            )}
          </div>
          <CityServiceAside {...page} phone={phone} action={action} />
        </div>
      </Section>
    </>
  );
};
