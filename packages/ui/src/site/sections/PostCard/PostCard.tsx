import type { BlogPost } from '@hvac/content/model';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { imageProps, isScene } from '../../../components/private/imageProps.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { PostMeta } from '../PostMeta/PostMeta.tsx';
import { card, image, link, scene, words } from './PostCard.css.ts';

export type PostSummary = Pick<BlogPost, 'path' | 'title' | 'category' | 'tone' | 'date' | 'summary' | 'picture'>;

interface PostCardProps {
  /** The article's summary. */
  post: PostSummary;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Hides the summary. */
  brief?: boolean;
}

/** An article in the index. The whole card is a link, named by the title. */
export const PostCard = ({ post, level = 2, brief = false }: PostCardProps) => {
  const { path, title, category, tone, date, summary, picture } = post;
  return (
    <article className={card}>
      <img {...imageProps(picture)} alt={picture.alt} className={isScene(picture) ? `${image} ${scene}` : image} />
      <div className={words}>
        <PostMeta category={category} tone={tone} date={date} />
        <Heading level={level} size="card">
          <Link href={path} className={link}>
            {title}
          </Link>
        </Heading>
        {!brief && (
          <Text size="label" tone="soft">
            {summary}
          </Text>
        )}
      </div>
    </article>
  );
};
