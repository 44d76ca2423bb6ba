import { rating } from './Rating.css.ts';
import { Stars } from './Stars.tsx';

interface RatingProps {
  /** The claim in words: "5.0 from 715+ Google reviews". The stars say nothing by themselves. */
  children: string;
}

/** Five stars and the words that they stand for. */
export const Rating = ({ children }: RatingProps) => (
  <span className={rating}>
    <Stars />
    {children}
  </span>
);
