import { pictureSize, type BlogPost } from '@hvac/content/model';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { PostMeta } from '../PostMeta/PostMeta.tsx';
import { card, image, link, scene, words } from './PostCard.css.ts';

export type PostSummary = Pick<BlogPost, 'path' | 'title' | 'category' | 'tone' | 'date' | 'summary' | 'picture'>;

interface PostCardProps {
  /** What the index says about the article. */
  post: PostSummary;
}

/** An article in the index. All of the card leads to it; its title is the link's name. */
export const PostCard = ({ post: { path, title, category, tone, date, summary, picture } }: PostCardProps) => {
  const [width, height] = pictureSize(picture.src);
  return (
    <article className={card}>
      <img
        src={picture.src}
        alt={picture.alt}
        width={width}
        height={height}
        loading="lazy"
        // A wide scene may lose its ends; a diagram must stay whole.
        className={width / height > 2.4 ? `${image} ${scene}` : image}
      />
      <div className={words}>
        <PostMeta category={category} tone={tone} date={date} />
        <Heading level={2} size="card">
          <Link href={path} className={link}>
            {title}
          </Link>
        </Heading>
        <Text size="label" tone="soft">
          {summary}
        </Text>
      </div>
    </article>
  );
};
