import type { Guide } from '#storybook/docs/guide.ts';
import { ServiceNotes } from './ServiceNotes.tsx';

export const guide: Guide = {
  use: 'For the services in a city, each with what it means there.',
  alternatives: { 'Sections/PageCards': 'For services with pages of their own' },
  anatomy: {
    of: 'Default',
    parts: {
      img: 'A small drawing',
      h2: 'The heading',
      li: 'The name of each service, and a note',
    },
  },
  examples: [
    {
      do: 'A note about this place.',
      example: (
        <ServiceNotes
          heading="Cooling in Fernandina"
          items={[{ name: 'Coil cleaning', note: 'Salt air eats the fins. We rinse them every spring.' }]}
        />
      ),
    },
    {
      dont: 'A sentence that fits every city.',
      example: (
        <ServiceNotes
          heading="Cooling in Fernandina"
          items={[{ name: 'Coil cleaning', note: 'We offer professional cleaning at fair prices.' }]}
        />
      ),
    },
  ],
  content: ['A note is about this place: salt air, old ducts, long summers.'],
};
