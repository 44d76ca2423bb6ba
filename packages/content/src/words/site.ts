/** What the layout, sections and pages of the public site say by themselves. A name in braces is filled in. */

export const headerWords = {
  schedule: 'Schedule',
  scheduleOnline: 'Schedule Service Online',
};

export const navigationWords = {
  /** Accessible name of the navigation, and of the button that opens it. */
  label: 'Main',
  menu: 'Menu',
  /** Accessible name of the button that opens a menu. */
  submenu: '{label} menu',
  call: 'Call {phone}',
  schedule: 'Schedule Service',
};

export const socialLinksWords = {
  label: 'Social links',
  link: '{company} on {network} (opens in a new tab)',
};

export const footerWords = {
  map: '{address} (map, opens in a new tab)',
  hours: 'Office hours',
  links: 'Company',
  areas: 'Areas We Serve',
  payments: 'Accepted payments',
  credentials: 'Credentials',
  copyright: '© {year} {name}',
};

export const licenseWords = { license: 'Contractor license {license}' };

export const emergencyCallWords = {
  label: 'Emergency call {phone}',
  call: 'Call now {hours}',
};

/** When code did not load, or a page could not be drawn. */
export const failureWords = {
  again: 'Try again',
  /** Over a page that shows without its code. */
  part: 'Part of this page didn’t load. {again} or call {phone}.',
  /** In place of a form that did not load, and of one that is on its way. */
  form: 'The form didn’t load. Your connection may have dropped for a moment. Try again, or call {phone}.',
  formWaits: 'The form is loading. You can also call {phone}.',
  title: 'This page didn’t load',
  text: 'Your connection may have dropped for a moment. What you typed on this site is saved. Try again, or call us.',
};

export const heroSliderWords = {
  /** What it is, spoken. */
  carousel: 'carousel',
  label: 'Featured',
  slide: 'slide',
  position: '{number} of {count}',
  controls: 'Slides',
  previous: 'Previous slide',
  next: 'Next slide',
  go: 'Slide {number} of {count}',
  play: 'Play slides',
  pause: 'Pause slides',
};

export const callToActionWords = { phone: 'Day or night' };

/** Accessible name of the tiles, unless a page gives another. */
export const serviceTilesWords = { label: 'Quick links' };

/** Spoken after a link that stands on several cards. */
export const pageCardsWords = { about: 'about {title}' };

export const planTableWords = {
  caption: 'What each plan includes',
  feature: 'What you get',
  has: 'Included',
  hasNot: 'Not included',
  /** Spoken after a link. */
  on: 'on {plan}',
};

export const serviceAreaMapWords = { label: 'Map of the service area' };

export const testimonialsWords = { sample: 'Sample review' };

export const zipAnswerWords = {
  /** What the browser says when something else was entered. */
  format: 'Five digits',
  yes: 'Yes, we come to {zip}.',
};

export const blogWords = {
  read: 'Read {title}',
  contents: 'In this article',
  all: 'All articles',
  next: 'Read next',
};

export const faqWords = {
  topics: 'Topics',
  /** What the number beside a topic counts. */
  counted: 'questions',
  others: 'More questions and answers',
};

/** The office's first offer, on the home page. */
export const proofWords = { offer: '{discount}. Valid through {day}.' };

export const contactPageWords = { details: 'Reach us directly', listing: 'Find us on the map' };

export const cityPageWords = {
  tiles: 'Services',
  call: 'Call {phone}',
  whereOnIsland: 'Where we go on {city}',
  where: 'Where we go in {city}',
  neighborhoods: 'Neighborhoods',
  zipCode: 'ZIP code',
  zipCodes: 'ZIP codes',
  nearby: 'Nearby',
};

export const cityServiceWords = {
  services: 'What we do in {city}',
  zipCodes: 'ZIP codes we serve',
  questions: 'Questions from {city}',
  related: 'Related pages',
};
