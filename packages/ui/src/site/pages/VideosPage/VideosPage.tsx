import type { LinkItem, Phone, VideosPage as VideosPageContent } from '@hvac/content/model';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { VideoEmbed } from '../../sections/VideoEmbed/VideoEmbed.tsx';
import { PageLayout } from '../PageLayout/PageLayout.tsx';

export interface VideosPageProps {
  /** Content of the page, with the video and the channel. */
  page: VideosPageContent;
  /** The company's phone number. A page's own number replaces it. */
  phone: Phone;
  /** The parent pages. */
  breadcrumbs: readonly LinkItem[];
}

/** The videos page: a video, a link to the channel, and what to look for while watching. */
export const VideosPage = ({ page, phone, breadcrumbs }: VideosPageProps) => {
  const { title, lead, video, channel } = page;
  return (
    <PageLayout
      page={page}
      phone={phone}
      breadcrumbs={breadcrumbs}
      opening={
        <PageHero opening={{ layout: 'plain' }} title={title} size="section" breadcrumbs={breadcrumbs}>
          <Columns split="aside" gap="xl">
            <VideoEmbed title={video.title} still={video.still} embed={video.embed} priority />
            <Stack align="start">
              <Text size="lead" tone="lead">
                {lead}
              </Text>
              <Heading level={2} size="card">
                {video.title}
              </Heading>
              <Text>{video.text}</Text>
              <TextLink href={channel.href} standalone icon="youtube">
                {channel.label}
              </TextLink>
            </Stack>
          </Columns>
        </PageHero>
      }
    />
  );
};
