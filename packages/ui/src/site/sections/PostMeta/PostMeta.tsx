import { formatCalendarDate, type BlogPost } from '@hvac/content/model';
import { Badge, type BadgeTone } from '../../../kit/Badge/Badge.tsx';
import { Text } from '../../../kit/Text/Text.tsx';
import { Inline } from '../../../kit/layout/Inline/Inline.tsx';

interface PostMetaProps extends Pick<BlogPost, 'category' | 'date'> {
  /** Who wrote it, where the article itself shows. */
  author?: string;
}

const tones: Record<BlogPost['category'], BadgeTone> = {
  'System Monitoring': 'ink',
  'Indoor Air Quality': 'cooling',
  'Energy Saving': 'heating',
  'Emergency Service': 'warm',
  'AC Repair': 'cooling',
};

/** An article's category, day and author in a line. */
export const PostMeta = ({ category, date, author }: PostMetaProps) => (
  <Inline gap="s">
    {/* The article's header has a color of its own, which the pale ones would vanish in. */}
    <Badge tone={author ? 'ink' : tones[category]}>{category}</Badge>
    <Text size="small" tone="soft" as="span">
      <time dateTime={date}>{formatCalendarDate(date)}</time>
      {author && ` · By ${author}`}
    </Text>
  </Inline>
);
