/** Around every screen of the office. */
export const adminLayoutWords = {
  skip: 'Skip to the list',
  /** Accessible name of the navigation. */
  navigation: 'Office',
};

/** Login and logout. */
export const loginWords = {
  title: 'Admin Login',
  name: 'Name',
  nameHint: 'Leave this blank if you’re the owner.',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  failed: 'We couldn’t log you in. Please try again.',
  logout: 'Logout',
  withoutScript: 'This page needs JavaScript.',
  everywhere: 'Log out everywhere',
  everywhereText: 'Logs you out on all devices, including this one.',
  everywhereFailed: 'We couldn’t log you out everywhere. Please try again.',
};

/** The sources screen. */
export const sourceWords = {
  title: 'Sources',
  month: 'Month',
  monthOption: '{month} ({leads})',
  export: 'Download all months (CSV)',
  exporting: 'Exporting...',
  exportFailed: 'The table could not be exported. Please try again.',
  failed: 'We couldn’t load the sources. Please try again.',
  none: 'No leads in the last twelve months.',
  columns: ['Source', 'Leads', 'Share', 'Booked', 'Quoted', 'Lost', 'Amount'],
  total: 'All sources',
  /** Without a campaign and without a link from another site. */
  direct: 'Direct',
};

/** The specials screen. Load errors are in `specialsWords`. */
export const manageSpecialsWords = {
  title: 'Manage Specials',
  create: 'Create New Special',
  edit: 'Edit Special',
  all: 'All Specials',
  loading: 'Loading...',
  none: 'No specials yet',
  ending: 'To end a special early, pause it or delete it. You can undo both.',
};

/** The fields of a special, in the order of the form. */
export const specialFieldLabels = {
  title: 'Title',
  discount: 'Discount label',
  description: 'Description',
  terms: 'Terms',
  startDate: 'Start date',
  expirationDate: 'Expiration date',
  printURL: 'Print URL',
  isActive: 'Active',
} as const;

/** Results of changes to a special. */
export const specialChangeWords = {
  create: { done: 'Special created successfully', failed: 'Failed to create special' },
  update: { done: 'Special updated successfully', failed: 'Failed to update special' },
  delete: { done: 'Special deleted successfully', failed: 'Failed to delete special' },
  restore: { done: 'Special restored successfully', failed: 'Failed to restore special' },
  pause: { done: 'Special paused successfully', failed: 'Failed to pause special' },
  resume: { done: 'Special resumed successfully', failed: 'Failed to resume special' },
  end: { done: 'Special ended successfully', failed: 'Failed to end special' },
  /** The new order shows at once, so only a failure needs a message. */
  move: { failed: 'Failed to move special' },
  /** Why, when the server does not say. */
  again: 'Please try again.',
};

/** The form for a lead from a call. */
export const phoneLeadWords = {
  title: 'Add a lead from a call',
  phone: 'Phone',
  name: 'Name',
  serviceType: 'Type of service',
  message: 'What they need',
  address: 'Street address (optional)',
  city: 'City (optional)',
  add: 'Add lead',
  adding: 'Adding...',
  failed: 'We couldn’t add the lead. Please try again.',
  /** @param leads "2 leads" */
  known: (name: string, leads: string) => `This number is ${name}, ${leads}.`,
  use: 'Use this name',
};

/** What a text or an email to a customer can begin with. A greeting stands before it. */
export const messageTemplates = [
  { label: 'On our way', text: 'Our technician is on the way to you.' },
  { label: 'Sorry we missed you', text: 'Sorry we missed you. Please call us back when it’s good for you.' },
  {
    label: 'What we need to know',
    text: 'So that we can help, please tell us the street address, how old the system is, and when somebody is home.',
  },
] as const;

/** The choice among them. */
export const templateWords = {
  choose: 'Text to send',
  none: 'No text',
  greeting: (firstName: string) => `Hi ${firstName},`,
};
