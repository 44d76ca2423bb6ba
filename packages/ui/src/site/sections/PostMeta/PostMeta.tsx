import { formatCalendarDate, type BlogPost } from '@hvac/content/model';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';

interface PostMetaProps extends Pick<BlogPost, 'category' | 'tone' | 'date'> {
  /** The author, on the article's own page. */
  author?: string;
}

/** An article's category, date and author in one line. */
export const PostMeta = ({ category, tone, date, author }: PostMetaProps) => (
  <Inline gap="s">
    {/* The article's header has a color of its own, which the pale ones would vanish in. */}
    <Badge tone={author ? 'ink' : tone}>{category}</Badge>
    <Text size="small" tone="soft" as="span">
      <time dateTime={date}>{formatCalendarDate(date)}</time>
      {author && ` · By ${author}`}
    </Text>
  </Inline>
);
