import type { RichTextContent } from './rich-text.ts';
import type { Drawing, LinkItem, PageMetadata, Phone, ServiceTile } from './site.ts';

/** A picture of a page. */
export interface Picture {
  /** Path of the file: "/pictures/city-fernandina.svg". */
  src: string;
  /** Its width and height in px, or any numbers of the same ratio: its place while it loads. 4 by 3 unless given. */
  size?: readonly [width: number, height: number];
  /** Alternative text; empty when decorative. */
  alt: string;
}

/** A service in a list: the template has its name, the page its note. */
export interface ServiceNote {
  name: string;
  /** One sentence about this service here. */
  note: string;
}

/** Where a city is for us. */
export interface CityReach {
  zipCodes: readonly string[];
  /** How far we come: "About 25 minutes from our shop, over the Buckman Bridge." */
  drive: string;
}

/** Whether we come to a ZIP code. */
export interface ZipAnswer<To extends string = string> {
  zip: string;
  /** How far we come. */
  drive: string;
  /** The cities with this ZIP code, each with its page. */
  cities: readonly LinkItem<To>[];
}

/** A list item, with an optional picture. */
export interface Point extends ServiceNote {
  picture?: Picture;
}

/** A checklist, a list of steps, or a plain list. */
export interface PointListContent {
  marker: 'checks' | 'numbers' | 'plain';
  /** Required when a section has several lists. */
  heading?: string;
  items: readonly Point[];
}

/** A card with features and a link. */
export interface PageCard<To extends string = string> {
  title: string;
  description: string;
  picture?: Picture;
  features?: readonly string[];
  link?: LinkItem<To>;
  /** A number to call, before the link: for what cannot wait. */
  phone?: Phone;
}

/** An amount in large figures: "$25", "for them". */
export interface HeroFigure {
  amount: string;
  label: string;
  /** Its conditions. */
  note?: string;
}

interface SectionBase {
  /** Target of a link such as `#team`. */
  id?: string;
  heading: string;
}

/** Kinds of sections, by `kind`. packages/ui has one component for each. */
interface SectionKinds<To extends string> {
  text: { body: RichTextContent<To> };
  cards: { body?: RichTextContent<To>; cards: readonly PageCard<To>[] };
  lists: { body?: RichTextContent<To>; lists: readonly PointListContent[] };
  picture: { body: RichTextContent<To>; picture: Picture };
  /** A picture of 200 px that is never scaled up. */
  smallPicture: { body: RichTextContent<To>; picture: Picture };
  diagram: { body: RichTextContent<To>; diagram: Diagram };
  figures: { body?: RichTextContent<To>; figures: readonly HeroFigure[] };
  /** A picture with numbers that the list explains, or of people that it names. */
  legend: { body: RichTextContent<To>; picture: Picture; legend: PointListContent };
}

export type SectionKind = keyof SectionKinds<string>;

/** A section of one kind. */
export type SectionOf<Kind extends SectionKind, To extends string = string> = SectionBase & {
  kind: Kind;
} & SectionKinds<To>[Kind];

/** A section of a page, with heading and text. */
export type PageSection<To extends string = string> = { [Kind in SectionKind]: SectionOf<Kind, To> }[SectionKind];

/** The landing page of a city. */
export interface CityPageContent<To extends string = string> extends CityReach {
  /** The city for headings: "HVAC Services {city}, FL". */
  city: string;
  metadata: PageMetadata;
  picture: Picture;
  /** One line below the headline. */
  tagline: string;
  /** One line below each of the three tiles. */
  tiles: { cooling: string; heating: string; maintenance: string };
  /** "Are You in Need of HVAC Services in {city}, FL? Call Us Today!" */
  intro: RichTextContent<To>;
  /** "{city} Is Home To Us" */
  home: RichTextContent<To>;
  /** Repair and diagnostics; new installation; maintenance and tune-ups; emergency service. */
  cooling: readonly ServiceNote[];
  /** Heat pump repair; installation; maintenance; emergency heating. */
  heating: readonly ServiceNote[];
  /** Air purification; humidity control; duct cleaning; UV light systems. Only where the page has the list. */
  airQuality?: readonly ServiceNote[];
  /** Maintenance plans; energy efficiency upgrades; ductwork services; 24/7 emergency service. Only where it has the list. */
  additional?: readonly ServiceNote[];
  /** Text of the emergency banner, where the page has one. */
  banner?: string;
  neighborhoods: readonly string[];
  /** Neighboring city pages. */
  nearby: readonly To[];
  /** More about this city, of any kind of section; at the end of the page. */
  sections?: readonly PageSection<To>[];
}

/** Texts around a quote form. */
export interface QuoteWords {
  /** Label of links to it. */
  action: string;
  title: string;
  text: string;
  /** Label of its button. */
  send: string;
}

/** Texts that all city pages share. */
export interface CityWords<To extends string = string> {
  title: string;
  /** Heading of the part about the city. */
  question: string;
  /** Heading of the part about its homes. */
  home: string;
  /** One line below that. */
  promise: string;
  /** The claim beside the stars. */
  reviews: string;
  tiles: readonly ServiceTile<To>[];
  lists: readonly { heading: string; picture: string; items: readonly ServiceNote[] }[];
  quote: QuoteWords;
  /** The same sections on every city's page, below its own. */
  sections?: readonly PageSection<To>[];
}

export type ServiceKind = 'cooling' | 'heating' | 'air';

/** Paths of the services' drawings. */
export type ServicePictures = Readonly<Record<ServiceKind | 'plan' | 'duct', string>>;

/** The page of one service in one city. */
export interface CityServicePageContent<To extends string = string> {
  /** "Heating Services in St. Augustine, FL" */
  title: string;
  city: string;
  kind: ServiceKind;
  metadata: PageMetadata;
  /** Picture of the town. */
  picture: Picture;
  /** Shown in the article, after its second paragraph. */
  diagram?: Picture;
  tagline: string;
  /** The article: 350 words or more with headings. */
  body: RichTextContent<To>;
  /** What we do there: four to six services. */
  services: readonly ServiceNote[];
  /** Two or three questions that people there ask. */
  questions: readonly Faq<To>[];
  zipCodes?: readonly string[];
  /** The page of the city, and the city's other services. */
  related: readonly LinkItem<To>[];
  /** More about this service here, of any kind of section; at the end of the page. */
  sections?: readonly PageSection<To>[];
}

export interface Faq<To extends string = string> {
  question: string;
  answer: RichTextContent<To>;
}

/** Questions about one topic. */
export interface FaqGroup<To extends string = string> {
  heading: string;
  faqs: readonly Faq<To>[];
}

/** A page of questions and answers. */
export interface FaqPageContent<To extends string = string> {
  title: string;
  metadata: PageMetadata;
  intro: string;
  kind: ServiceKind | 'all';
  /** A drawing that the answers refer to. */
  diagram?: Diagram;
  /** Urgent questions come first. */
  groups: readonly FaqGroup<To>[];
  /** Contact band for other questions. */
  callToAction: CallToActionContent<To>;
}

/** Calendar day without a time: "2025-10-01". */
export type CalendarDate = `${number}-${number}-${number}`;

/** An article of the blog. */
export interface BlogPost<To extends string = string> {
  path: To;
  title: string;
  metadata: PageMetadata;
  category: string;
  /** Color of the category's badge. */
  tone: 'cooling' | 'heating' | 'ink' | 'warm';
  date: CalendarDate;
  /** Date of the last revision, if any. */
  updated?: CalendarDate;
  author: string;
  /** Two sentences for the index. */
  summary: string;
  picture: Picture;
  body: RichTextContent<To>;
  /** `isUrgent`: the phone comes first. */
  callToAction: LinkItem<To> & { isUrgent?: boolean };
}

/** A place on the map of the service area: a link to its page. */
export interface MapPlace<To extends string = string> extends LinkItem<To> {
  /** Position of its dot: percent of the map's width from the left. */
  x: number;
  /** Percent of the map's height from the top. */
  y: number;
  /** Position of its name relative to the dot. */
  side: 'left' | 'right' | 'below';
  /** The company's own town: shown larger. */
  primary?: true;
  /** Whether it has room for a label and a tap target on a phone's map. The others are in the list only. */
  onSmallMaps?: true;
  /** Whether a neighbor is right above or below, so that its link is only as tall as its name. */
  tight?: true;
}

/** A picture with numbered markers and its legend: marker 1 is the first label. */
export interface Diagram extends Picture {
  labels: readonly string[];
}

/** The band that ends a page: a call, and one or two links. */
export interface CallToActionContent<To extends string = string> {
  /** The phone comes first: nobody in a hurry should write. */
  isUrgent?: boolean;
  heading: string;
  text: string;
  links: readonly [LinkItem<To>, ...LinkItem<To>[]];
}

/** A seal with its text, beside an article. */
export interface SealBadge {
  seal: Drawing;
  /** Its background. */
  tone: 'band' | 'dark';
  title: string;
  text: string;
}
