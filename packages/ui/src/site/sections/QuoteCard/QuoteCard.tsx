import type { QuoteWords } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Airflow } from '../Airflow/Airflow.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { body, header } from './QuoteCard.css.ts';

interface QuoteCardProps extends Pick<QuoteWords, 'title' | 'text'> {
  /** Id for links such as `#quote`; also the prefix of the heading's id. */
  id?: string;
  /** The quote form. */
  children: ReactNode;
}

/** A card with a dark header and the quote form. */
export const QuoteCard = ({ title, text, id = 'quote', children }: QuoteCardProps) => (
  <Card as="section" padding="none" labelledBy={`${id}-title`}>
    <div id={id} data-surface="dark" className={header}>
      <Airflow variant="card" fade="start" />
      <Heading level={2} size="title" id={`${id}-title`}>
        {title}
      </Heading>
      <Text tone="soft">{text}</Text>
    </div>
    <div className={body}>{children}</div>
  </Card>
);
