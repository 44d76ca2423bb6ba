import type { BlogPost, LinkItem, Phone } from '@hvac/content/model';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { beginning } from '../../../components/RichText/beginning.ts';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { PostMeta } from '../../sections/PostMeta/PostMeta.tsx';
import { SideLinks } from '../../sections/SideLinks/SideLinks.tsx';
import * as css from './BlogPostPage.css.ts';

export interface BlogPostPageProps {
  /** The article. */
  post: BlogPost;
  /** The pages above it: home, and the index of the articles. */
  breadcrumbs: readonly [LinkItem, LinkItem];
  /** The company's number. */
  phone: Phone;
  /** Articles to read next. */
  more: readonly LinkItem[];
}

/** An article of the blog: text first, its drawing beside the second paragraph. */
export const BlogPostPage = ({ post, breadcrumbs, phone, more }: BlogPostPageProps) => {
  const { title, category, tone, date, author, picture, body, callToAction } = post;
  const drawingAt = beginning(body);
  return (
    <article>
      <Container>
        <Breadcrumbs parents={breadcrumbs} title={title} />
        <div className={css.head}>
          <Heading level={1} size="section">
            {title}
          </Heading>
          <PostMeta category={category} tone={tone} date={date} author={author} />
        </div>
        <div className={css.layout}>
          <div className={css.first}>
            <RichText content={body.slice(0, drawingAt)} headingSize="coupon" />
          </div>
          <div className={css.picture}>
            <PictureImage picture={picture} priority />
          </div>
          <div className={css.rest}>
            <RichText content={body.slice(drawingAt)} headingSize="coupon" />
            <div className={css.actions}>
              <ButtonLink href={callToAction.to} iconAfter="arrowRight">
                {callToAction.label}
              </ButtonLink>
              <CallButton phone={phone} variant="secondary" />
            </div>
            <TextLink href={breadcrumbs[1].to} standalone icon="chevronLeft">
              All articles
            </TextLink>
          </div>
          {more.length > 0 && (
            <div className={css.side}>
              <SideLinks heading="Read next" links={more} />
            </div>
          )}
        </div>
      </Container>
    </article>
  );
};
