import type { SealBadge } from './home.ts';
import type { Picture, ServiceNote } from './pages.ts';
import type { RichTextContent } from './rich-text.ts';
import type { LinkItem, PageMetadata, Phone } from './site.ts';

/** A picture with numbered markers. The words stand beside it: marker 1 is the first label. */
export interface Diagram extends Picture {
  labels: readonly string[];
}

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

/** A part of a page, in the order of its fields. */
export interface PageSection<To extends string = string> {
  heading: string;
  body: RichTextContent<To>;
  /** A diagram brings its labels; the markers of a plain picture are explained by the section's numbered list. */
  picture?: Picture | Diagram;
  cards?: readonly PageCard<To>[];
  lists?: readonly PointList[];
}

/** What a customer said. Sample text is marked so on the page until somebody confirms it. */
export interface Testimonial {
  quote: string;
  name: string;
  place: string;
  sample?: true;
  /** Who confirmed it, and when: "Name, 2026-11-21". */
  confirmedBy?: string;
}

/** Testimonials, and where more of them stand. */
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

/** The band that ends a page: a call, and one or two links. */
export interface CallToAction<To extends string = string> {
  heading: string;
  text: string;
  links: readonly [LinkItem<To>, ...LinkItem<To>[]];
}

/** A page of text about a service or the company. */
export interface ServicePage<To extends string = string> {
  /** The canonical path first; the others show the same page. */
  paths: readonly [To, ...To[]];
  metadata: PageMetadata;
  title: string;
  lead: string;
  /** Above the title: "24/7 emergency service". */
  badge?: string;
  picture: Picture;
  /** The number that this page shows; the main one unless given. */
  phone?: Phone;
  /** Buttons below the lead, beside the one that calls. */
  actions: readonly LinkItem<To>[];
  sections: readonly PageSection<To>[];
  testimonials?: TestimonialList;
  callToAction: CallToAction<To>;
}

/** A page whose text leads to a form. */
export interface FormPage<To extends string = string> extends ServicePage<To> {
  form: { heading: string; intro: string };
}

/** A plan that customers can sign up for. It has no price: the button says who to ask. */
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

/** The contact page: details, map, badges and the reviews beside the form. */
export interface ContactPage<To extends string = string> extends FormPage<To> {
  map: { heading: string; button: string; note: string };
  badges: readonly SealBadge[];
  reviews: ExternalLink & { text: string };
}

export interface FinancingPage<To extends string = string> extends ServicePage<To> {
  /** The partner's name stands in for a logo that does not load. */
  partner: { badge: string; apply: ExternalLink };
  connect: { heading: string; text: string; links: readonly ExternalLink[] };
  schedule: { heading: string; text: string; link: LinkItem<To> };
}

export interface ServiceAreaPage<To extends string = string> extends ServicePage<To> {
  /** The cities, each with its page. */
  areas: { heading: string; intro: string; links: readonly LinkItem<To>[] };
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

/** The index of the articles. */
export interface BlogIndexPage<To extends string = string> extends Omit<ServicePage<To>, 'sections'> {
  sidebar: { heading: string; links: readonly LinkItem<To>[] };
}

/** The words around the offers, which come from the office. */
export interface SpecialsPage<To extends string = string> extends ServicePage<To> {
  /** Leads the page when no offer is valid. */
  noOffers: { heading: string; text: string };
  recent: { heading: string; text: string };
}
