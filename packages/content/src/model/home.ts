import type { Picture, SealBadge } from './pages.ts';
import type { RichTextContent } from './rich-text.ts';
import type { HeroSlide, ServiceTile } from './site.ts';

/** One to four pictures: more than that nobody waits for, and the styles that turn them know these counts. */
export type HeroSlides<To extends string = string> =
  | readonly [HeroSlide<To>]
  | readonly [HeroSlide<To>, HeroSlide<To>]
  | readonly [HeroSlide<To>, HeroSlide<To>, HeroSlide<To>]
  | readonly [HeroSlide<To>, HeroSlide<To>, HeroSlide<To>, HeroSlide<To>];

/** A step of what happens after a request is sent. */
export interface RequestStep {
  title: string;
  text: string;
}

/** What the home page shows, apart from the company's phone and the form. */
export interface HomeContent<To extends string = string> {
  slides: HeroSlides<To>;
  hero: {
    /** Such as "5.0 from 715+ Google reviews"; five stars stand before it. */
    rating: string;
    title: string;
    lead: string;
    /** The label of the link to the form. */
    action: string;
  };
  tiles: readonly ServiceTile<To>[];
  request: {
    title: string;
    lead: string;
    stepsTitle: string;
    steps: readonly RequestStep[];
    /** The team, drawn on 600 by 620. */
    picture: Picture;
  };
  /** Its first block is a heading of level 2, which names the section. */
  article: RichTextContent<To>;
  badges: readonly SealBadge[];
}
