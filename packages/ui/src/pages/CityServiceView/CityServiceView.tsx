import type { CityServicePage, LinkItem, Phone } from '@hvac/content/model';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { CityHero } from '../../sections/CityHero/CityHero.tsx';
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

/** The page of one service in one city, between header and footer. */
export const CityServiceView = ({ page, breadcrumbs, phone, action }: CityServiceViewProps) => {
  const { title, tagline, picture, city, body, questions } = page;
  return (
    <>
      <CityHero
        title={title}
        tagline={tagline}
        picture={picture}
        breadcrumbs={breadcrumbs}
        here={title}
        phone={phone}
      />
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
