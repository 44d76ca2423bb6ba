import type {
  CallToActionContent,
  Diagram,
  HeroFigure,
  PageSection,
  Picture,
  SealBadge,
  SectionOf,
  ZipAnswer,
} from './pages.ts';
import type { LinkItem, PageMetadata, Phone } from './site.ts';

/** A customer's quote. The page marks sample text until it is confirmed. */
export interface Testimonial {
  quote: string;
  name: string;
  place: string;
  sample?: true;
  /** Who confirmed it, and when: "Name, 2026-11-21". */
  confirmedBy?: string;
}

/** Testimonials, each with a link to more reviews. */
export interface TestimonialList {
  heading: string;
  items: readonly Testimonial[];
  more?: ExternalLink;
}

/** A link to another site. */
export interface ExternalLink {
  label: string;
  href: string;
  /** Sample data that must be replaced before the site goes live. */
  placeholder?: true;
  confirmedBy?: string;
}

/**
 * Layout of a page's hero. Plain: text only. Wide: a full-width drawing under the text.
 * Half: a scene up to the right edge. Beside: a drawing beside the text. Centered: text with the drawing under it.
 * Arch: a scene in an arch. Night: a dark scene behind the text.
 */
export const heroLayouts = ['plain', 'wide', 'half', 'beside', 'centered', 'arch', 'night'] as const;
export type HeroLayout = (typeof heroLayouts)[number];

/** The hero of a page. */
export interface HeroLook {
  layout: HeroLayout;
  /** Warm or cool background. */
  tint?: 'heating' | 'cooling';
  /** Whether the phone is the page's main button. */
  call?: boolean;
  /** Amounts shown large below the headline. */
  figures?: readonly HeroFigure[];
}

/** A page of text about a service or the company. */
export interface ServicePage<To extends string = string> {
  metadata: PageMetadata;
  title: string;
  lead: string;
  /** Above the title: "24/7 emergency service". */
  badge?: string;
  hero: HeroLook;
  /** Picture in the hero; none on text-only pages. */
  picture?: Picture | Diagram;
  /** The page's phone number. Default: the main one. */
  phone?: Phone;
  /** Buttons beside the call button: links to pages or to sections of this page. */
  actions: readonly LinkItem<To | `#${string}`>[];
  /** Label of the table of contents in the hero of long reference pages. */
  contents?: string;
  sections: readonly PageSection<To>[];
  testimonials?: TestimonialList;
  callToAction: CallToActionContent<To>;
}

/** A page whose text leads to a form. */
export interface FormPage<To extends string = string> extends ServicePage<To> {
  form: { heading: string; intro: string };
}

/** A maintenance plan without a price. It includes everything in the plans before it. */
export interface MaintenancePlan<To extends string = string> {
  name: string;
  description: string;
  features: readonly string[];
  link: LinkItem<To>;
}

export interface MaintenancePlanPage<To extends string = string> extends ServicePage<To> {
  plans: readonly MaintenancePlan<To>[];
  /** What the plans cover and exclude. */
  notes: { heading: string; items: readonly string[] };
}

/** A drawn map with the company's position, shown until the visitor loads the real map. */
export interface MapStill extends Picture {
  /** Percent of its width and height. */
  pin: { x: number; y: number };
}

/** The contact page: details, map, badges and the reviews beside the form. */
export interface ContactPageContent<To extends string = string> extends Omit<FormPage<To>, 'hero'> {
  map: { heading: string; button: string; note: string; still: MapStill };
  badges: readonly SealBadge[];
  reviews: ExternalLink & { text: string };
}

export interface FinancingPageContent<To extends string = string> extends ServicePage<To> {
  partner: {
    /** Text shown when the logo does not load. */
    name: string;
    /** URLs of the partner's logo, tried in turn. */
    logos: readonly string[];
    text: string;
    apply: ExternalLink;
  };
  connect: { heading: string; text: string; links: readonly ExternalLink[] };
  schedule: { heading: string; text: string; link: LinkItem<To> };
}

/** Texts around a field for a ZIP code, and what it answers. */
export interface ZipCheckWords {
  label: string;
  button: string;
  answers: readonly ZipAnswer[];
  /** Answer for any other ZIP code. */
  other: { title: string; text: string };
}

export interface ServiceAreaPageContent<To extends string = string> extends Omit<ServicePage<To>, 'hero'> {
  /** The map. */
  picture: Picture;
  /** The cities, each with its page. */
  areas: { heading: string; intro: string; links: readonly LinkItem<To>[] };
  zipCheck: ZipCheckWords;
  sections: readonly SectionOf<'text', To>[];
  license: string;
}

export interface VideosPageContent<To extends string = string> extends Omit<ServicePage<To>, 'hero'> {
  video: {
    title: string;
    text: string;
    still: Picture;
    /** Loads from the other site only after a click. */
    embed: ExternalLink;
  };
  channel: ExternalLink;
}

/** The blog index. The newest article is featured with the page's picture. */
export interface BlogIndexPageContent<To extends string = string> extends Omit<
  ServicePage<To>,
  'sections' | 'hero' | 'actions'
> {
  sidebar: { heading: string; links: readonly LinkItem<To>[] };
}

/** Texts around the specials, which the office manages. */
export interface SpecialsPage<To extends string = string> extends ServicePage<To> {
  /** First part of the page when no special is valid. */
  noOffers: {
    /** In place of the page's own, which speaks of coupons. */
    lead: string;
    heading: string;
    text: string;
    picture: string;
    /** What is offered all year, after it. */
    always: SectionOf<'cards', To>;
  };
  recent: { heading: string; text: string };
}
