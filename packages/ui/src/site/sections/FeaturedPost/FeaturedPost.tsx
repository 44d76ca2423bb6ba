import type { Picture } from '@hvac/content/model';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { imageProps } from '../../../components/Picture/imageProps.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
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
    <img {...imageProps(picture.src, true)} alt={picture.alt} className={pictureBox} />
    <Stack gap="s" align="start">
      <PostMeta category={post.category} tone={post.tone} date={post.date} />
      <Heading level={2} size="coupon">
        {post.title}
      </Heading>
      <Text>{post.summary}</Text>
      <ButtonLink href={post.path} variant="secondary" iconAfter="arrowRight">
        Read <span className={visuallyHidden}>{post.title}</span>
      </ButtonLink>
    </Stack>
  </article>
);
