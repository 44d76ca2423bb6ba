import type { QuoteWords } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Airflow } from '../Airflow/Airflow.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { body, header } from './QuoteCard.css.ts';

interface QuoteCardProps extends Pick<QuoteWords, 'title' | 'text'> {
  /** Target of links such as `#quote`; names the card too. */
  id?: string;
  /** The quote form. */
  children: ReactNode;
}

/** The card that holds the quote form, under a dark header. */
export const QuoteCard = ({ title, text, id = 'quote', children }: QuoteCardProps) => (
  <Card as="section" padding="none" labelledBy={`${id}-title`}>
    <div id={id} data-surface="dark" className={header}>
      <Airflow variant="card" fade="start" />
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      <Text tone="soft">{text}</Text>
    </div>
    <div className={body}>{children}</div>
  </Card>
);
