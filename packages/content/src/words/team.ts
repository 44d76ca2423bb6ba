/** What the team screen says. A name in braces is filled in. */
export const teamWords = {
  title: 'Team',
  failed: 'We couldn’t load the team. Please try again.',
  members: 'Office team',
  none: 'Nobody yet. When people have their own password, their notes and changes show their name.',
  ownerOnly: 'Only the owner can add people or switch them off.',
  add: 'Add a person',
  you: 'You',
  password: 'Your password',
  logins: 'Your logins',
};

/** A person of the team. */
export const memberWords = {
  name: 'Name',
  email: 'Email (optional)',
  emailHint: 'Gets a message when somebody else assigns leads to this person.',
  password: 'Password',
  passwordHint: '12 characters or more, for this person only.',
  newPassword: 'New password',
  newPasswordHint: 'Leave this blank to keep the current one.',
  suggest: 'Suggest one',
  add: 'Add person',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  change: 'Change {name}',
  on: 'Can log in',
  off: 'Switched off',
  switchOn: 'Switch on {name}',
  switchOff: 'Switch off {name}',
};

/** What has happened to a person. */
export const memberChangeWords = {
  added: '{name} can log in',
  on: '{name} can log in again',
  off: '{name} is switched off',
  offText: 'They’re logged out everywhere.',
  changed: '{name} was changed',
  password: '{name} has a new password',
  owner: 'You are {name}',
  /** After a new password. */
  reminder: 'Give them their password now. You won’t be able to see it again.',
  failed: 'We couldn’t save this. Please try again.',
};

/** The form for the own password. */
export const ownPasswordWords = {
  text: 'You’ll stay logged in here, but you’ll be logged out on other devices.',
  current: 'Current password',
  next: 'New password',
  hint: '12 characters or more, for you alone.',
  save: 'Change password',
  changed: 'Your password has been changed',
};
