import type { CallToAction, Diagram, Picture, SealBadge, ServiceNote } from './pages.ts';
import type { RichTextContent } from './rich-text.ts';
import type { LinkItem, PageMetadata, Phone } from './site.ts';

/** A point of a list, with a picture where a step has one. */
export interface Point extends ServiceNote {
  picture?: Picture;
}

/** A list that can be ticked off, followed in order, or read in any order. */
export interface PointList {
  style: 'checks' | 'numbers' | 'plain';
  /** Needed where a section has several lists. */
  heading?: string;
  items: readonly Point[];
}

/** A card: what it is, what belongs to it, and where more of it stands. */
export interface PageCard<To extends string = string> {
  title: string;
  description: string;
  picture?: Picture;
  features?: readonly string[];
  link?: LinkItem<To>;
}

interface SectionBase {
  /** Target of a link such as `#team`. */
  id?: string;
  heading: string;
}

/** The kinds of sections, by `kind`. packages/ui shows each with a component of its own. */
interface SectionKinds<To extends string> {
  text: { body: RichTextContent<To> };
  cards: { body?: RichTextContent<To>; cards: readonly PageCard<To>[] };
  lists: { body?: RichTextContent<To>; lists: readonly PointList[] };
  picture: { body: RichTextContent<To>; picture: Picture };
  /** A picture of 200 px that is never shown larger than it was drawn. */
  spot: { body: RichTextContent<To>; picture: Picture };
  diagram: { body: RichTextContent<To>; diagram: Diagram };
  /** A picture whose numbers the list explains. */
  legend: { body: RichTextContent<To>; picture: Picture; legend: PointList };
}

export type SectionKind = keyof SectionKinds<string>;

/** A section of one kind. */
export type SectionOf<Kind extends SectionKind, To extends string = string> = SectionBase & {
  kind: Kind;
} & SectionKinds<To>[Kind];

/** A part of a page: a heading, text, and what belongs to it. */
export type PageSection<To extends string = string> = { [Kind in SectionKind]: SectionOf<Kind, To> }[SectionKind];

/** What a customer said. Sample text is marked so on the page until somebody confirms it. */
export interface Testimonial {
  quote: string;
  name: string;
  place: string;
  sample?: true;
  /** Who confirmed it, and when: "Name, 2026-11-21". */
  confirmedBy?: string;
}

/** Testimonials, and where more of them stand: each links there. */
export interface TestimonialList {
  heading: string;
  items: readonly Testimonial[];
  more?: ExternalLink;
}

/** A link to another host. */
export interface ExternalLink {
  label: string;
  href: string;
  /** Sample data that must be replaced before the site goes live. */
  placeholder?: true;
  confirmedBy?: string;
}

/**
 * How the first screen of a page is laid out. Plain: words alone. Wide: a drawing as wide as the page under the words.
 * Half: a scene up to the right edge. Beside: a drawing beside the words. Centered: words, and the drawing under them.
 * Arch: a scene in an arch. Night: a dark scene behind the words.
 */
export const openingLayouts = ['plain', 'wide', 'half', 'beside', 'centered', 'arch', 'night'] as const;
export type OpeningLayout = (typeof openingLayouts)[number];

/** The first screen of a page. */
export interface PageOpening {
  layout: OpeningLayout;
  /** Warm or cool ground under the words. */
  wash?: 'heating' | 'cooling';
  /** Calling is what the page is for: the phone is its main button. */
  call?: boolean;
  /** Amounts that are the headline's news. */
  figures?: readonly OpeningFigure[];
}

/** An amount in large figures: "$25", "for them". */
export interface OpeningFigure {
  amount: string;
  label: string;
  /** What it depends on. */
  note: string;
}

/** A page of text about a service or the company. */
export interface ServicePage<To extends string = string> {
  metadata: PageMetadata;
  title: string;
  lead: string;
  /** Above the title: "24/7 emergency service". */
  badge?: string;
  opening: PageOpening;
  /** Stands in the first screen; none on pages that open with words alone. */
  picture?: Picture | Diagram;
  /** The number that this page shows; the main one unless given. */
  phone?: Phone;
  /** Buttons below the lead, beside the one that calls: a page, or a part of this one. */
  actions: readonly LinkItem<To | `#${string}`>[];
  /** Names the links to the sections, which stand in the first screen of a page where things are looked up. */
  contents?: string;
  sections: readonly PageSection<To>[];
  testimonials?: TestimonialList;
  callToAction: CallToAction<To>;
}

/** A page whose text leads to a form. */
export interface FormPage<To extends string = string> extends ServicePage<To> {
  form: { heading: string; intro: string };
}

/** A plan that customers can sign up for. It has no price: the button says who to ask. It brings all that the plans before it bring. */
export interface MaintenancePlan<To extends string = string> {
  name: string;
  description: string;
  features: readonly string[];
  link: LinkItem<To>;
}

export interface MaintenancePlanPage<To extends string = string> extends ServicePage<To> {
  plans: readonly MaintenancePlan<To>[];
  /** What the plans cover, and what they leave out. */
  notes: { heading: string; items: readonly string[] };
}

/** A drawn map until the real one is asked for, and where on it the company is. */
export interface MapStill extends Picture {
  /** Percent of its width and height. */
  pin: { x: number; y: number };
}

/** The contact page: details, map, badges and the reviews beside the form. */
export interface ContactPage<To extends string = string> extends FormPage<To> {
  map: { heading: string; button: string; note: string; still: MapStill };
  badges: readonly SealBadge[];
  reviews: ExternalLink & { text: string };
}

export interface FinancingPage<To extends string = string> extends ServicePage<To> {
  partner: {
    /** Stands in for a logo that does not load. */
    name: string;
    /** Addresses of the partner's logo, tried in turn; none while there is no file. */
    logos: readonly string[];
    text: string;
    apply: ExternalLink;
  };
  connect: { heading: string; text: string; links: readonly ExternalLink[] };
  schedule: { heading: string; text: string; link: LinkItem<To> };
}

export interface ServiceAreaPage<To extends string = string> extends ServicePage<To> {
  /** The map. */
  picture: Picture;
  /** The cities, each with its page. */
  areas: { heading: string; intro: string; links: readonly LinkItem<To>[] };
  sections: readonly SectionOf<'text', To>[];
  license: string;
}

export interface VideosPage<To extends string = string> extends ServicePage<To> {
  video: {
    title: string;
    text: string;
    still: Picture;
    /** Loads from the other host only when the visitor asks for it. */
    embed: ExternalLink;
  };
  channel: ExternalLink;
}

/** The index of the articles. The newest one opens it, with the page's picture. */
export interface BlogIndexPage<To extends string = string> extends Omit<
  ServicePage<To>,
  'sections' | 'opening' | 'actions'
> {
  sidebar: { heading: string; links: readonly LinkItem<To>[] };
}

/** The words around the offers, which come from the office. */
export interface SpecialsPage<To extends string = string> extends ServicePage<To> {
  /** Leads the page when no offer is valid. */
  noOffers: { heading: string; text: string; picture: string };
  recent: { heading: string; text: string };
}
