import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the thin dark bar of the header, for what matters least: social links, one line about the company, and the way to an appointment.',
  avoid: 'For news or warnings: nobody reads them there.',
  content: ['`company.notice` is one short line. It wraps on phones, so it must also read well in two lines.'],
};
