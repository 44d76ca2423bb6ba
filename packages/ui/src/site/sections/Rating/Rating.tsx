import { rating } from './Rating.css.ts';
import { Stars } from './Stars.tsx';

interface RatingProps {
  /** The rating as text: "5.0 from 715+ Google reviews". */
  children: string;
}

/** Five stars and the rating as text. */
export const Rating = ({ children }: RatingProps) => (
  <span className={rating}>
    <Stars />
    {children}
  </span>
);
