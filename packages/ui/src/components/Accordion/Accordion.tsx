import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../private/native.ts';
import { chevron, panel, row, summary } from './Accordion.css.ts';

export interface AccordionItem {
  /** What the row says, and what it opens: a question, say. */
  title: string;
  /** What opens. */
  content: ReactNode;
  /** Target of links such as `#iced-over`: the browser opens the row and goes to what it holds. */
  id?: string;
  /** Open from the start. */
  open?: boolean;
}

interface AccordionProps extends Native<'div', 'children'> {
  /** The rows. Any number of them can be open. */
  items: readonly AccordionItem[];
  /** Level of the rows' headings in the page's outline. */
  level?: HeadingLevel;
}

/**
 * Rows that open. `<details>` works without JavaScript and with find-in-page; hydration must not close what is open.
 */
export const Accordion = ({ items, level = 3, ...native }: AccordionProps) => (
  <div {...native}>
    {items.map(({ title, content, id, open }) => (
      <details key={title} open={open} className={row} suppressHydrationWarning>
        <summary className={summary}>
          <Heading level={level} size="label">
            {title}
          </Heading>
          <span className={chevron}>
            <Icon name="chevronDown" weight={2.4} />
          </span>
        </summary>
        <div id={id} className={panel}>
          {content}
        </div>
      </details>
    ))}
  </div>
);
