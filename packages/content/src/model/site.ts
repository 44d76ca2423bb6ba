/** A link with its text. */
export interface LinkItem<To extends string = string> {
  label: string;
  to: To;
}

/** A named group of links that a button opens: a flyout on wide screens, an accordion on phones. */
export interface LinkGroup<To extends string = string> {
  label: string;
  links: readonly LinkItem<To>[];
  /** Link of the group itself, if it has a page. */
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
  /** Display format: "(904) 555-0142". */
  display: string;
  /** For tel: links: "+19045550142" (RFC 3966). */
  dial: string;
  /** Label where a page shows two numbers: "Office". */
  label?: string;
}

export interface PostalAddress {
  lines: readonly string[];
  /** Link to a map on another site. */
  mapHref: string;
}

export const socialNetworks = ['Facebook', 'X', 'YouTube', 'Google', 'Pinterest'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Theme colors that a drawing can use. */
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

/** A company's logo or seal as data: square, in the current theme's colors. */
export interface Drawing {
  /** Width and height of the paths' coordinate system. */
  size: number;
  paths: readonly {
    d: string;
    /** Fill color, or stroke color when it has a `width`. */
    color: DrawingColor;
    /** The color on a dark surface. */
    onDark?: DrawingColor;
    /** Stroke width; makes the path a line. */
    width?: number;
    transform?: string;
  }[];
  /** Text in the middle of the drawing, such as "24/7". */
  words?: { text: string; y: number };
}

/** In the order of `Date.getUTCDay`. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Time of day as in JSON-LD: "08:00". */
export type TimeOfDay = `${number}:${number}`;

/** A day of each year on which the office is closed: a date, or a weekday such as the fourth Thursday of November. */
export type Holiday = {
  name: string;
  /** From 1 to 12. */
  month: number;
} & ({ day: number } | { weekday: Weekday; week: 1 | 2 | 3 | 4 | 'last' });

/** When the office reads messages, by the region's clock. */
export interface OpeningHours {
  /** First and last open day of the week. */
  days: readonly [first: Weekday, last: Weekday];
  opens: TimeOfDay;
  closes: TimeOfDay;
  /** Closed on the day itself. A holiday on a day that is closed anyway moves to no other day. */
  holidays?: readonly Holiday[];
}

/** Facts about the company for the header and the footer of every page. */
export interface CompanyFacts {
  name: string;
  /** The first word of the name, for the logo. */
  shortName: string;
  tagline: string;
  city: string;
  /** The state's abbreviation for headings: "FL". */
  state: string;
  /** The drawing before the name in the logo. */
  mark: Drawing;
  /** One line at the top of every page: "Licensed & insured · Residential & commercial". */
  notice: string;
  /** Text about emergency service. */
  emergency: {
    /** Heading of the band above the footer. */
    heading: string;
    /** Where and when the company comes. */
    text: string;
    /** Label of the phone in the header: "24/7 emergency line". */
    line: string;
    /** Label of the floating call button: "24/7 emergency". */
    call: string;
    /** Before the phone beside a form's button: "We answer the phone day and night". */
    answered: string;
  };
  /** Path of the page for booking a visit. */
  contactPage: string;
  /** Path of the privacy policy. */
  privacyPage: string;
  /** Postal address in the footer; without it the footer names the city alone. */
  address?: PostalAddress;
  phone: Phone;
  email: string;
  license: string;
  /** Where anyone can look the license up: the state's register. */
  licenseRegister: `https://${string}`;
  /** When messages are read. */
  openingHours: OpeningHours;
  /** The same as text, with notes such as "Emergency service 24/7". */
  officeHours: readonly [office: string, ...others: string[]];
  payments: readonly string[];
  credentials: readonly string[];
  socials: readonly { network: SocialNetwork; href: string }[];
}

export interface HeroSlide<To extends string = string> {
  /** Path of the picture. */
  image: string;
  alt: string;
  /** Link of the picture, if it has one. */
  to?: To;
  /** Label of the link on the picture. */
  label?: string;
}

export interface ServiceTile<To extends string = string> extends LinkItem<To> {
  description: string;
  /** Path of its spot illustration, such as "/pictures/spot-cooling.svg". */
  picture: string;
  tone: 'cooling' | 'heating' | 'warm' | 'ink';
}

/** A page's metadata for its `<head>`. */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: string;
}
