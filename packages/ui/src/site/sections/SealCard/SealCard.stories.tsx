import preview from '#storybook/preview.tsx';
import { seal } from '#test/fixtures/company.ts';
import { SealCard } from './SealCard.tsx';

const meta = preview.meta({ title: 'Sections/SealCard', component: SealCard });

export const OnSand = meta.story({
  args: { seal, tone: 'band', title: 'Factory-authorized dealer', text: 'Of a major equipment brand, with its parts.' },
});
export const OnInk = meta.story({
  args: { seal, tone: 'dark', title: '24-hour service', text: 'Call at night, on weekends and on holidays.' },
});
