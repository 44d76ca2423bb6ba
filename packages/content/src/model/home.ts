import type { Picture, SealBadge } from './pages.ts';
import type { RichTextContent } from './rich-text.ts';
import type { TestimonialList } from './service-pages.ts';
import type { HeroSlide, LinkItem, ServiceTile } from './site.ts';

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

/** A reason to trust the company, with a link that proves it. */
export interface ProofCard<To extends string = string> {
  title: string;
  text: string;
  /** To a page, or to another site. */
  link: LinkItem<To>;
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
  /** Reviews, an offer and the license, for visitors who compare. */
  proof: {
    reviews: Required<TestimonialList>;
    /** Shown until the office's own offers are loaded, and when there are none. */
    offer: ProofCard<To>;
    license: ProofCard<To | `https://${string}`>;
  };
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
