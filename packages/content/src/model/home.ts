import type { Picture, SealBadge } from './pages.ts';
import type { RichTextContent } from './rich-text.ts';
import type { HeroSlide, ServiceTile } from './site.ts';

/** One to four pictures: the styles that animate them support these counts. */
export type HeroSlides<To extends string = string> =
  | readonly [HeroSlide<To>]
  | readonly [HeroSlide<To>, HeroSlide<To>]
  | readonly [HeroSlide<To>, HeroSlide<To>, HeroSlide<To>]
  | readonly [HeroSlide<To>, HeroSlide<To>, HeroSlide<To>, HeroSlide<To>];

/** A step after a request is sent. */
export interface RequestStep {
  title: string;
  text: string;
}

/** Content of the home page, without the company's phone and the form. */
export interface HomeContent<To extends string = string> {
  slides: HeroSlides<To>;
  hero: {
    /** Shown after five stars, such as "5.0 from 715+ Google reviews". */
    rating: string;
    /** Where the reviews are. */
    reviewsHref?: string;
    title: string;
    lead: string;
    /** Label of the link to the form. */
    action: string;
  };
  tiles: readonly ServiceTile<To>[];
  request: {
    title: string;
    lead: string;
    stepsTitle: string;
    steps: readonly RequestStep[];
    /** Picture of the team, 600 by 620. */
    picture: Picture;
  };
  /** The first block is a level-2 heading that names the section. */
  article: RichTextContent<To>;
  badges: readonly SealBadge[];
}
