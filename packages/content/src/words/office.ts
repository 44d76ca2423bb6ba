/** Into the office's screens, and out of them. */
export const loginWords = {
  title: 'Admin Login',
  name: 'Name',
  nameHint: 'Leave it empty if you are the owner.',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  failed: 'You could not be logged in. Please try again.',
  logout: 'Logout',
  everywhere: 'Log out everywhere',
  everywhereText: 'Ends your login on all devices, on this one too.',
  everywhereFailed: 'Your logins could not be ended. Please try again.',
};

/** The office's screen for specials. Why a list did not come, visitors are told in the same words: `specialsWords`. */
export const manageSpecialsWords = {
  title: 'Manage Specials',
  create: 'Create New Special',
  edit: 'Edit Special',
  all: 'All Specials',
  loading: 'Loading...',
  none: 'No specials yet',
};

/** What came of a change of a special. */
export const specialChangeWords = {
  create: { done: 'Special created successfully', failed: 'Failed to create special' },
  update: { done: 'Special updated successfully', failed: 'Failed to update special' },
  delete: { done: 'Special deleted successfully', failed: 'Failed to delete special' },
  restore: { done: 'Special restored successfully', failed: 'Failed to restore special' },
  pause: { done: 'Special paused successfully', failed: 'Failed to pause special' },
  resume: { done: 'Special resumed successfully', failed: 'Failed to resume special' },
  end: { done: 'Special ended successfully', failed: 'Failed to end special' },
  /** The new order shows at once: only a failure is news. */
  move: { failed: 'Failed to move special' },
};
