import type { Testimonial, TestimonialList } from '@hvac/content/model';
import { testimonialsWords } from '@hvac/content/words';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { figure, more as moreLine, quote as quoteBox, source } from './Testimonials.css.ts';

interface ReviewProps extends Testimonial {
  /** Link to all reviews. */
  more?: TestimonialList['more'];
}

/** One customer's words in a list of them. */
export const Review = ({ quote, name, place, sample, confirmedBy, more }: ReviewProps) => (
  <Card as="li" padding="snug">
    <figure className={figure}>
      <blockquote className={quoteBox}>{quote}</blockquote>
      <figcaption className={source}>
        <span>
          <strong>{name}</strong>, {place}
        </span>
        {sample && !confirmedBy && <Badge>{testimonialsWords.sample}</Badge>}
        {more && (
          <span className={moreLine}>
            <TextLink href={more.href} standalone iconAfter="arrowRight">
              {more.label}
            </TextLink>
          </span>
        )}
      </figcaption>
    </figure>
  </Card>
);
