import { plainText, type BlogPost, type LinkItem, type RichTextContent } from '@hvac/content/model';
import { blogWords } from '@hvac/content/words';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { imageProps, isScene } from '../../../components/private/imageProps.ts';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';
import { PostCard, type PostSummary } from '../../sections/PostCard/PostCard.tsx';
import { PostMeta } from '../../sections/PostMeta/PostMeta.tsx';
import { BelowTheFold } from '../PageLayout/BelowTheFold.tsx';
import { fragmentOf } from '../PageLayout/fragmentOf.ts';
import type { PageLayoutProps } from '../PageLayout/PageLayout.tsx';
import * as css from './BlogPostPage.css.ts';

export interface BlogPostPageProps extends Pick<PageLayoutProps, 'phone'> {
  /** The article. */
  post: BlogPost;
  /** The parent pages: home, and the index of articles. */
  breadcrumbs: readonly [LinkItem, LinkItem];
  /** Related articles. */
  related: readonly PostSummary[];
}

/** Shorter articles have no table of contents. */
const wordsOfLongArticle = 1000;

interface Part {
  heading?: string;
  /** Id for the table of contents. */
  id?: string;
  blocks: RichTextContent;
}

/** Splits an article into the part before the first level 2 heading, and one part per heading. */
function partsOf(body: RichTextContent): Part[] {
  const starts = body.flatMap((block, index) => (block.kind === 'heading' && block.level === 2 ? [index] : []));
  const parts = starts.map((start, at): Part => {
    const block = body[start];
    const heading = block?.kind === 'heading' ? block.text : '';
    return { heading, id: fragmentOf(heading), blocks: body.slice(start, starts[at + 1]) };
  });
  return starts[0] === 0 ? parts : [{ blocks: body.slice(0, starts[0]) }, ...parts];
}

/** A blog article: heading, picture, and one column of text. */
export const BlogPostPage = ({ post, breadcrumbs, phone, related }: BlogPostPageProps) => {
  const { title, category, tone, date, author, picture, body, callToAction } = post;
  const parts = partsOf(body);
  const isLong = plainText(body).split(/\s+/).length >= wordsOfLongArticle;
  return (
    <>
      <article>
        <Container>
          <Breadcrumbs parents={breadcrumbs} title={title} />
          <div className={css.head}>
            <Heading level={1} size="section">
              {title}
            </Heading>
            <PostMeta category={category} tone={tone} date={date} author={author} />
          </div>
          <img
            {...imageProps(picture, true)}
            alt={picture.alt}
            className={isScene(picture) ? `${css.picture} ${css.scene}` : css.picture}
          />
          <BelowTheFold>
            <div className={css.layout}>
              {isLong && <TableOfContents parts={parts} />}
              <div className={css.words}>
                {parts.map(({ id, blocks }) => (
                  <div key={id ?? ''} id={id} className={css.section}>
                    <RichText content={blocks} headingSize="title" />
                  </div>
                ))}
                <div className={screenOnly}>
                  <Stack align="start">
                    <ButtonGroup stacked>
                      {callToAction.isUrgent && <CallButton phone={phone} />}
                      <ButtonLink
                        href={callToAction.to}
                        {...(callToAction.isUrgent ? { variant: 'secondary' } : { iconAfter: 'arrowRight' })}
                      >
                        {callToAction.label}
                      </ButtonLink>
                      {!callToAction.isUrgent && <CallButton phone={phone} variant="secondary" />}
                    </ButtonGroup>
                    <TextLink href={breadcrumbs[1].to} standalone icon="chevronLeft">
                      {blogWords.all}
                    </TextLink>
                  </Stack>
                </div>
              </div>
            </div>
          </BelowTheFold>
        </Container>
      </article>
      {related.length > 0 && (
        <div className={screenOnly}>
          <Section tone="band" space="snug" labelledBy="related">
            <Stack gap="l">
              <Heading level={2} size="title" id="related">
                {blogWords.next}
              </Heading>
              <Columns split={{ tablet: 'thirds' }}>
                {related.map((other) => (
                  <PostCard key={other.path} post={other} level={3} brief />
                ))}
              </Columns>
            </Stack>
          </Section>
        </div>
      )}
    </>
  );
};

const TableOfContents = ({ parts }: { parts: readonly Part[] }) => (
  <nav aria-labelledby="contents" className={css.contents}>
    <Heading level={2} size="label" id="contents">
      {blogWords.contents}
    </Heading>
    <ol role="list" className={css.contentsList}>
      {parts.map(
        ({ heading, id }) =>
          id && (
            <li key={id}>
              <a href={`#${id}`} className={css.contentsLink}>
                {heading}
              </a>
            </li>
          ),
      )}
    </ol>
  </nav>
);
