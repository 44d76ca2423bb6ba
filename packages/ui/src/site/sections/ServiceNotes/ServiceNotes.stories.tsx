import preview from '#storybook/preview.tsx';
import { cityPage } from '#test/fixtures/cityPage.ts';
import { ServiceNotes } from './ServiceNotes.tsx';

const meta = preview.meta({
  title: 'Sections/ServiceNotes',
  component: ServiceNotes,
  args: { heading: 'Air Conditioning Services', picture: '/pictures/spot-cooling.svg', items: cityPage.cooling },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
export const OneWithoutPicture = meta.story({
  args: { items: cityPage.cooling.slice(0, 1) },
  render: ({ heading, items }) => <ServiceNotes heading={heading} items={items} />,
});
