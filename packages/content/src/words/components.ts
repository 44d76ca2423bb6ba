/** What the basic components say by themselves. A name in braces is filled in. */

/** Accessible name of the way back up. */
export const breadcrumbsWords = { label: 'Breadcrumb' };

export const dialogWords = { close: 'Close' };

export const skipLinkWords = { text: 'Skip to main content' };

export const toastWords = {
  dismiss: 'Dismiss',
  /** Spoken before the message. */
  announced: 'Notification',
  /** Accessible name of the corner where they show, with the key that leads there. */
  list: 'Notifications ({hotkey})',
};

/** A line of the office hours, on a holiday. */
export const officeHoursWords = { closed: 'Closed today for {holiday}' };
