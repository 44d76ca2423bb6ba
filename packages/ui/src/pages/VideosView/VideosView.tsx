import type { LinkItem, Phone, VideosPage } from '@hvac/content/model';
import { useId } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/PageSectionView/PageSections.tsx';
import { Testimonials } from '../../sections/Testimonials/Testimonials.tsx';
import { VideoEmbed } from '../../sections/VideoEmbed/VideoEmbed.tsx';

export interface VideosViewProps {
  /** The page's words, its video and the channel. */
  page: VideosPage;
  /** The company's number, unless the page has one of its own. */
  phone: Phone;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
}

/** A video that loads on a press, the way to more of them, and what to look for while watching. */
export const VideosView = ({ page, phone: mainPhone, breadcrumbs }: VideosViewProps) => {
  const { title, lead, badge, picture, actions, video, channel, sections, testimonials, callToAction } = page;
  const phone = page.phone ?? mainPhone;
  const headingId = useId();
  return (
    <>
      <PageHero {...{ title, lead, badge, picture, actions, breadcrumbs }} />
      <Section space="snug" tone="card" labelledBy={headingId}>
        <Columns split="aside" gap="xxl">
          <VideoEmbed title={video.title} still={video.still} embed={video.embed} />
          <Stack align="start">
            <Heading level={2} id={headingId}>
              {video.title}
            </Heading>
            <Text>{video.text}</Text>
            <TextLink href={channel.href} standalone icon="youtube">
              {channel.label}
            </TextLink>
          </Stack>
        </Columns>
      </Section>
      <PageSections sections={sections} />
      {testimonials && <Testimonials {...testimonials} />}
      <CallToAction {...callToAction} phone={phone} />
    </>
  );
};
