import type { VideosPageContent } from '@hvac/content/model';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { VideoEmbed } from '../../sections/VideoEmbed/VideoEmbed.tsx';
import { PageLayout, type PageLayoutProps } from '../PageLayout/PageLayout.tsx';

export interface VideosPageProps extends Pick<PageLayoutProps, 'phone' | 'breadcrumbs'> {
  /** Content of the page, with the video and the channel. */
  page: VideosPageContent;
}

/** The videos page: a video, a link to the channel, and what to look for while watching. */
export const VideosPage = ({ page, phone, breadcrumbs }: VideosPageProps) => {
  const { title, lead, video, channel } = page;
  return (
    <PageLayout
      page={page}
      phone={phone}
      breadcrumbs={breadcrumbs}
      hero={
        <PageHero hero={{ layout: 'plain' }} title={title} size="section" breadcrumbs={breadcrumbs}>
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
