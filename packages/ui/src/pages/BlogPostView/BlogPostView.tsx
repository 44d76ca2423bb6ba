import type { BlogPost, LinkItem, Phone } from '@hvac/content/model';
import { Airflow } from '../../components/Airflow/Airflow.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PictureImage } from '../../components/Picture/PictureImage.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { actions, air, band, grid, words } from '../../sections/PageHero/PageHero.css.ts';
import { PostMeta } from '../../sections/PostMeta/PostMeta.tsx';
import { SideLinks } from '../../sections/SideLinks/SideLinks.tsx';
import { picture as pictureBox, wide } from './BlogPostView.css.ts';

export interface BlogPostViewProps {
  /** The article. */
  post: BlogPost;
  /** The pages above it: home, and the index of the articles. */
  breadcrumbs: readonly [LinkItem, LinkItem];
  /** The company's number. */
  phone: Phone;
  /** Articles to read next. */
  more: readonly LinkItem[];
}

/** An article of the blog. */
export const BlogPostView = ({ post, breadcrumbs, phone, more }: BlogPostViewProps) => {
  const { title, category, date, author, picture, body, callToAction } = post;
  return (
    <article>
      <div className={band}>
        <div className={wide}>
          <div className={air}>
            <Airflow fade="start" />
          </div>
        </div>
        <Container>
          <Breadcrumbs parents={breadcrumbs} title={title} />
          <div className={grid}>
            <div className={words}>
              <Heading level={1} size="page">
                {title}
              </Heading>
              <PostMeta category={category} date={date} author={author} />
            </div>
          </div>
        </Container>
      </div>
      <Section space="snug">
        <Columns split="aside" gap="section">
          <Stack gap="xl">
            <div className={pictureBox}>
              <PictureImage picture={picture} first />
            </div>
            <RichText content={body} />
            <div className={actions}>
              <ButtonLink href={callToAction.to} iconAfter="arrowRight">
                {callToAction.label}
              </ButtonLink>
              <ButtonLink href={`tel:${phone.dial}`} variant="secondary" icon="phone">
                {phone.display}
              </ButtonLink>
            </div>
            <div>
              <TextLink href={breadcrumbs[1].to} standalone icon="chevronLeft">
                All articles
              </TextLink>
            </div>
          </Stack>
          {more.length > 0 && <SideLinks heading="Read next" links={more} />}
        </Columns>
      </Section>
    </article>
  );
};
