import preview from '../../../../../../.storybook/preview.tsx';
import { SealCard } from './SealCard.tsx';

const meta = preview.meta({ title: 'Sections/SealCard', component: SealCard });

export const Dealer = meta.story({
  args: { seal: 'dealer', title: 'Factory-authorized dealer', text: 'Of a major equipment brand, with its parts.' },
});
export const Emergency = meta.story({
  args: { seal: 'emergency', title: '24-hour service', text: 'Call at night, on weekends and on holidays.' },
});
