/** Every text of this remote, so that a translation is one file. */
export const texts = {
  title: 'Notifications',
  empty: 'No notifications',
  hint: 'Nothing sends notifications in this version. They will be listed here once something does.',
};
