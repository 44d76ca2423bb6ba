import { stars } from './Rating.css.ts';

const star = 'M9 0l2.6 5.8 6.3.7-4.7 4.2 1.3 6.2L9 13.8l-5.5 3.1 1.3-6.2L.1 6.5l6.3-.7z';

/** Five stars. Decorative: the text beside them has the rating. */
export const Stars = () => (
  <svg className={stars} width="96" height="18" viewBox="0 0 96 18" fill="currentColor" aria-hidden="true">
    {[0, 19.5, 39, 58.5, 78].map((x) => (
      <path key={x} transform={`translate(${x})`} d={star} />
    ))}
  </svg>
);
