/** A link with its text. */
export interface LinkItem<To extends string = string> {
  label: string;
  to: To;
}

/** A named group of links that a button opens: a flyout on wide screens, an accordion on phones. */
export interface LinkGroup<To extends string = string> {
  label: string;
  links: readonly LinkItem<To>[];
  /** Where the group's own row leads, when it has a page. */
  to?: To;
  /** Path of the spot illustration beside the links, such as "/pictures/spot-cooling.svg". */
  picture?: string;
}

/** A row of the main navigation: a plain link, or a link with a menu of links and groups. */
export interface NavigationItem<To extends string = string> extends LinkItem<To> {
  /** Other paths that show the same page and highlight this item too. */
  aliases?: readonly To[];
  menu?: readonly (LinkItem<To> | LinkGroup<To>)[];
}

export interface Phone {
  /** As people read it: "(904) 555-0142". */
  display: string;
  /** As a tel: link dials it: "+19045550142" (RFC 3966). */
  dial: string;
  /** Which line it is, where a page shows a number beside the main one: "Office". */
  label?: string;
}

export interface PostalAddress {
  lines: readonly string[];
  /** A map of the place, on another host. */
  mapHref: string;
}

export const socialNetworks = ['Facebook', 'X', 'YouTube', 'Google', 'Pinterest'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Roles of the theme's colors that a drawing may take. */
export type DrawingColor =
  | 'action'
  | 'cooling'
  | 'dark'
  | 'flowCool'
  | 'flowHot'
  | 'flowWarm'
  | 'heating'
  | 'page'
  | 'selected'
  | 'skyTop'
  | 'text'
  | 'textLead';

/** A company's mark or seal as data, on a square, in the colors of whatever theme it stands in. */
export interface Drawing {
  /** Width and height of the square that its paths are drawn on. */
  size: number;
  paths: readonly {
    d: string;
    /** Color of the area, or of the line when it has a `width`. */
    color: DrawingColor;
    /** In its place on a dark surface. */
    onDark?: DrawingColor;
    /** Makes it a line, and says how wide. */
    width?: number;
    transform?: string;
  }[];
  /** Words in the middle of the drawing, such as "24/7". */
  words?: { text: string; y: number };
}

/** In the order of `Date.getUTCDay`. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** "08:00": hours and minutes of a day, as JSON-LD has them, too. */
export type TimeOfDay = `${number}:${number}`;

/** When the office reads messages, by the region's clock. */
export interface OpeningHours {
  /** First and last day of the week's run. */
  days: readonly [first: Weekday, last: Weekday];
  opens: TimeOfDay;
  closes: TimeOfDay;
}

/** Facts about the company that the shell shows on every page. */
export interface CompanyFacts {
  name: string;
  /** The first word of the name, as the logo has it. */
  shortName: string;
  tagline: string;
  city: string;
  /** The state's two letters, as headings have them: "FL". */
  state: string;
  /** The mark before the name in the logo. */
  mark: Drawing;
  /** One line at the top of every page: "Licensed & insured · Residential & commercial". */
  notice: string;
  /** What is said to people with a broken system, who cannot wait. */
  emergency: {
    /** Heads the band above the footer. */
    heading: string;
    /** Where and when the company comes. */
    text: string;
    /** Names the phone in the header: "24/7 emergency line". */
    line: string;
    /** On the call button that stays in the window: "24/7 emergency". */
    call: string;
    /** Stands before the phone beside a form's button: "We answer the phone day and night". */
    answered: string;
  };
  /** Path of the page where people ask for an appointment. */
  contactPage: string;
  /** Path of the page that says what becomes of what a form sends. */
  privacyPage: string;
  /** Postal address in the footer; without it the footer names the city alone. */
  address?: PostalAddress;
  phone: Phone;
  email: string;
  license: string;
  /** When messages are read. */
  openingHours: OpeningHours;
  /** The same in words, and what else there is to say of hours: "Emergency service 24/7". */
  officeHours: readonly [office: string, ...others: string[]];
  payments: readonly string[];
  credentials: readonly string[];
  socials: readonly { network: SocialNetwork; href: string }[];
}

export interface HeroSlide<To extends string = string> {
  /** Path of the picture. */
  image: string;
  alt: string;
  /** Where the picture leads; none when it is not a link. */
  to?: To;
  /** Says on the picture where it leads. */
  label?: string;
}

export interface ServiceTile<To extends string = string> extends LinkItem<To> {
  description: string;
  /** Path of its spot illustration, such as "/pictures/spot-cooling.svg". */
  picture: string;
  tone: 'cooling' | 'heating' | 'warm' | 'ink';
}

/** The metadata of a page, as its head shows it. */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: string;
}
