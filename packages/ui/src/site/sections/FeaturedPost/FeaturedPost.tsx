import type { Picture } from '@hvac/content/model';
import { blogWords } from '@hvac/content/words';
import { fillInElements } from '../../../components/private/fillIn.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { imageProps } from '../../../components/private/imageProps.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { PostSummary } from '../PostCard/PostCard.tsx';
import { PostMeta } from '../PostMeta/PostMeta.tsx';
import { picture as pictureBox, post as postBox } from './FeaturedPost.css.ts';

interface FeaturedPostProps {
  /** The newest article. */
  post: PostSummary;
  /** Replaces the article's own picture, which may be a diagram that needs the text. */
  picture?: Picture | undefined;
}

/** The newest article, as the hero of the index. */
export const FeaturedPost = ({ post, picture = post.picture }: FeaturedPostProps) => (
  <article className={postBox}>
    <Columns split={{ tablet: 'first' }} gap={{ phone: 'l', tablet: 'xl', desktop: 'xxl' }} align="center">
      <img {...imageProps(picture, true)} alt={picture.alt} className={pictureBox} />
      <Stack gap="s" align="start">
        <PostMeta category={post.category} tone={post.tone} date={post.date} />
        <Heading level={2} size="title">
          {post.title}
        </Heading>
        <Text>{post.summary}</Text>
        <ButtonLink href={post.path} variant="secondary" iconAfter="arrowRight">
          {fillInElements(blogWords.read, { title: <VisuallyHidden>{post.title}</VisuallyHidden> })}
        </ButtonLink>
      </Stack>
    </Columns>
  </article>
);
