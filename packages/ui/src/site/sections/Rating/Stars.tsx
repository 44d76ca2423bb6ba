import { stars } from './Rating.css.ts';

const star = 'l2.6 5.8 6.3.7-4.7 4.2 1.3 6.2-5.5-3.1-5.5 3.1 1.3-6.2-4.7-4.2 6.3-.7z';

/** Five stars. Decorative: the text beside them has the rating. */
export const Stars = () => (
  <svg className={stars} width="96" height="18" viewBox="0 0 96 18" fill="currentColor" aria-hidden="true">
    <path d={`M9 0${Array(5).fill(star).join('m19.5 0')}`} />
  </svg>
);
