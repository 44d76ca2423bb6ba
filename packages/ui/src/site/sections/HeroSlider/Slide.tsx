import type { HeroSlide } from '@hvac/content/model';
import { heroSliderWords } from '@hvac/content/words';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';
import { label, picture, slide as slideBox, slideLink } from './HeroSlider.css.ts';

interface SlideProps {
  slide: HeroSlide;
  /** Accessible name: "1 of 4". */
  position: string;
  state: 'showing' | 'leaving' | 'hidden';
  /** Fades in when it becomes the current one. */
  fades: boolean;
  /** The first slide is the largest contentful paint: loads with high priority. */
  priority: boolean;
}

/** One picture of the hero, a link if it has a target. */
export const Slide = ({ slide, position, state, fades, priority }: SlideProps) => {
  const image = (
    <img
      src={slide.image}
      alt={slide.alt}
      width={1440}
      height={760}
      className={picture}
      {...(priority ? { fetchPriority: 'high' } : { fetchPriority: 'low', loading: 'lazy' })}
    />
  );
  return (
    <div
      role="group"
      aria-roledescription={heroSliderWords.slide}
      aria-label={position}
      className={slideBox}
      data-slide={state}
      data-fades={fades || undefined}
      inert={state !== 'showing'}
    >
      {slide.to ? (
        <Link href={slide.to} className={slideLink}>
          {image}
          {slide.label && (
            <span className={`${label} ${screenOnly}`}>
              {slide.label}
              <Icon name="arrowRight" size={18} weight={2.4} />
            </span>
          )}
        </Link>
      ) : (
        image
      )}
    </div>
  );
};
