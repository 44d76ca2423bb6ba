import preview from '../../../../../../.storybook/preview.tsx';
import { Card } from '../../../kit/Card/Card.tsx';
import { Seal } from './Seal.tsx';

const meta = preview.meta({ title: 'Components/Seal', component: Seal, args: { kind: 'dealer' as const } });

export const Dealer = meta.story();
export const Emergency = meta.story({ args: { kind: 'emergency' } });
export const EmergencyOnDark = meta.story({
  args: { kind: 'emergency' },
  decorators: [
    (Story) => (
      <Card tone="dark">
        <Story />
      </Card>
    ),
  ],
});
