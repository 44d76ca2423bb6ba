import type { FormPage, LinkItem, Phone } from '@hvac/content/model';
import { useId, type ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/PageSectionView/PageSections.tsx';
import { narrow } from './FormPageView.css.ts';

interface FormPageViewProps {
  /** The words of the page. */
  page: FormPage;
  /** The pages above it. */
  breadcrumbs: readonly LinkItem[];
  phone: Phone;
  /** The form, or how to do the same without one. */
  form: ReactNode;
}

/** A page whose text leads to a form: the referral program, careers. */
export const FormPageView = ({ page, breadcrumbs, phone, form }: FormPageViewProps) => {
  const { title, lead, badge, picture, actions, sections, callToAction } = page;
  const heading = useId();
  return (
    <>
      <PageHero {...{ title, lead, badge, picture, actions, breadcrumbs }} />
      <PageSections sections={sections} />
      <Section tone="band" space="snug" id="form">
        <div className={narrow}>
          <Card as="section" labelledBy={heading}>
            <Stack gap="l">
              <Heading level={2} id={heading}>
                {page.form.heading}
              </Heading>
              <Text tone="soft">{page.form.intro}</Text>
              {form}
            </Stack>
          </Card>
        </div>
      </Section>
      <CallToAction {...callToAction} phone={phone} />
    </>
  );
};
