import type { Decorator } from '@storybook/react-vite';
import { Card } from '../../src/components/Card/Card.tsx';
import { WithReload } from '../WithReload.tsx';

/** Shows a form in a card as wide as the one that it stands in on its page. */
export const inCard: Decorator = (Story) => (
  <div style={{ maxWidth: 616 }}>
    <Card>
      <WithReload>
        <Story />
      </WithReload>
    </Card>
  </div>
);
