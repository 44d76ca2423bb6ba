import type { ReactNode } from 'react';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../private/native.ts';
import * as css from './Alert.css.ts';

interface AlertProps extends Native<'div', 'title'> {
  /** Success: it worked. Error: it did not. Warning: what to look after. Info: what to know beforehand. */
  tone: keyof typeof css.tones;
  /** What happened, in a few words. */
  title: string;
  /** Makes the title a heading of the page’s outline. @default none */
  headingLevel?: 2 | 3 | 4;
  /** Compact: small text that follows the title in its line, for panels and dense screens. */
  size?: 'regular' | 'compact';
  /** Buttons that put it right. */
  actions?: ReactNode;
  /** What it means, and what can be done: paragraphs, or words alone where it is compact. */
  children?: ReactNode;
}

const icons = { success: 'check', error: 'warning', warning: 'warning', info: 'phone' } as const;

/** A message that stays beside what it is about, unlike a toast. */
export const Alert = ({ tone, title, headingLevel, size = 'regular', actions, children, ...native }: AlertProps) => {
  const isCompact = size === 'compact';
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div tabIndex={-1} {...native} className={`${css.alert} ${css.tones[tone]}${isCompact ? ` ${css.compact}` : ''}`}>
      <span className={css.colors[tone]}>
        <Icon name={icons[tone]} size={isCompact ? 20 : 24} weight={2.4} />
      </span>
      <div className={css.body}>
        {isCompact ? (
          <p>
            <strong>{title}</strong> {children}
          </p>
        ) : (
          <>
            <Title className={`${css.title} ${css.colors[tone]}`}>
              {/* A browser that translates the page takes text nodes away: an element with a key is replaced, not patched. */}
              <span key={title}>{title}</span>
            </Title>
            {children}
          </>
        )}
        {actions && <ButtonGroup>{actions}</ButtonGroup>}
      </div>
    </div>
  );
};
